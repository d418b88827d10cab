import fc from 'fast-check'
import * as v from 'valibot'

/** Values already seen under the name of a field. */
export type Known = (name: string) => readonly unknown[]

/** The parts of a valibot schema this reads; transformations stand in the pipe and do not matter here. */
interface Loose {
  type: string
  entries?: Record<string, Loose>
  options?: readonly unknown[]
  item?: Loose
  wrapped?: Loose
  getter?: (input: unknown) => Loose
  value?: unknown
  literal?: unknown
  pipe?: readonly { type: string; requirement?: unknown }[]
}

/** Things a form field has been sent in anger (reliability, section 4). */
export const hostileValues: readonly unknown[] = [
  '',
  '   ',
  'x'.repeat(10_001),
  'a\0b',
  '\ud800',
  '\u202Egpj.exe',
  '👩🏽‍⚕️',
  'e\u0301\u0301\u0301\u0301',
  "' OR 1=1 --",
  '%',
  '_',
  '\\',
  '*',
  '$1',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '=1+1',
  '2026-02-30',
  '2026-2-3',
  '0000-01-01',
  '9999-12-31',
  '2026-11-20T00:00Z',
  'today',
  'HF9999999',
  'a@b\r\nBcc: c@d.example',
  '1e309',
  '₱1',
  'true',
  -1,
  0,
  -0,
  0.001,
  1e308,
  2 ** 53,
  2_147_483_648,
  99_999_999_999,
  null,
  true,
  false,
  [],
  [[]],
  {},
  { toString: 1, constructor: { prototype: {} } },
]

const plainTexts = [
  'Amihan',
  'Diwa Bituin',
  'Sampaguita Street 12',
  'A',
  'ABC-1',
  'x@sample.example',
  '2026-11-20',
  '2027-01-31',
  '2026-01-01',
  '2026-11-20T02:00:00Z',
  '08:30',
  '09171234567',
  '999-000-001',
  '0',
  '1',
  '10',
  'true',
  'false',
  'ASC',
  'code,ASC',
  'name,DESC',
  '00000000-0000-4000-8000-000000000000',
]

const plainNumbers = [0, 1, 2, 3, 5, 10, 12, 100, 1500.5, 2026]

/** Whether a value passes a schema. */
export const fits = (schema: unknown, value: unknown): boolean =>
  v.safeParse(schema as v.GenericSchema, value).success

function shaped(schema: Loose): fc.Arbitrary<string>[] {
  return (schema.pipe ?? []).flatMap(({ type, requirement }) =>
    type === 'regex' && requirement instanceof RegExp
      ? [fc.stringMatching(new RegExp(requirement.source)).filter((text) => fits(schema, text))]
      : [],
  )
}

function textOf(schema: Loose, name: string, known: Known): fc.Arbitrary<unknown> {
  const seen = known(name).map(String)
  const good = seen.filter((text) => fits(schema, text))
  const other = plainTexts.filter((text) => fits(schema, text))
  const anything = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => fits(schema, text))
  const choices = [
    ...(good.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...good) }] : []),
    ...(other.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...other) }] : []),
    ...shaped(schema).map((arbitrary) => ({ weight: 1, arbitrary })),
    // Free text only where plain words pass; of a shape it would hardly ever be drawn.
    ...(fits(schema, 'Amihan') ? [{ weight: 1, arbitrary: anything }] : []),
  ]
  return choices.length > 0 ? fc.oneof(...choices) : fc.constant('Amihan')
}

function numberOf(schema: Loose, name: string, known: Known): fc.Arbitrary<unknown> {
  const seen = known(name).filter((value) => typeof value === 'number')
  const good = [...seen, ...seen, ...plainNumbers].filter((value) => fits(schema, value))
  return good.length > 0 ? fc.constantFrom(...good) : fc.integer()
}

/** Values a schema mostly accepts, preferring what the server already knows under the field's name. */
export function arbitraryOf(input: unknown, name: string, known: Known): fc.Arbitrary<unknown> {
  const schema = input as Loose
  switch (schema.type) {
    case 'string':
      return textOf(schema, name, known)
    case 'number':
      return numberOf(schema, name, known)
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constant(schema.literal)
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []))
    case 'optional':
      return fc.option(arbitraryOf(schema.wrapped, name, known), { nil: undefined, freq: 2 })
    case 'nullish':
    case 'nullable':
      return fc.option(arbitraryOf(schema.wrapped, name, known), { nil: null, freq: 3 })
    case 'union':
      return fc.oneof(...(schema.options ?? []).map((option) => arbitraryOf(option, name, known)))
    case 'lazy':
      return fc.oneof(
        ...[[], {}, ''].map((input) => arbitraryOf(schema.getter?.(input) ?? schema, name, known)),
      )
    case 'array':
      return fc.array(arbitraryOf(schema.item, name, known), { maxLength: 3 })
    case 'record':
      return fc.dictionary(fc.constantFrom('a', 'remarks', 'code'), arbitraryOf(schema.value, name, known), {
        maxKeys: 3,
      })
    case 'object':
    case 'loose_object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.entries ?? {}).map(([key, entry]) => [key, arbitraryOf(entry, key, known)]),
        ),
      )
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 })
    default:
      throw new Error(`The fuzz cannot make a ${schema.type}.`)
  }
}

/** Every place in a value where something else could stand. */
function placesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : []
  const inner = Object.entries(value).flatMap(([key, item]) => placesOf(item, [...path, key]))
  return path.length > 0 ? [path, ...inner] : inner
}

function replaced(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  copy[key] = replaced(copy[key], rest, by)
  return copy
}

/** The value with one place broken. */
export function brokenOf(base: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(base, fc.nat(), fc.constantFrom(...hostileValues)).map(([value, at, by]) => {
    const places = placesOf(value)
    return places.length === 0 ? by : replaced(value, places[at % places.length] ?? [], by)
  })
}
