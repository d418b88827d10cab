import { endpoints } from '@capiz/api/contract'
import type { Endpoint } from '@capiz/api/contract/define'

/** A field an answer declares: its path, and which object schema declares it, the same for every call with that schema. */
export interface ReplyField {
  path: string
  declared: string
}

/** One specified call, with the parameters our table declares for it. */
export interface SpecifiedCall {
  call: string
  method: Endpoint['method']
  service: Endpoint['service']
  path: string
  reply: Endpoint['reply']['as']
  /** the fields its answer declares, as paths through objects and lists; empty for files */
  replyFields: readonly ReplyField[]
  /** whether visitors may make it */
  isPublic: boolean
  /** names of the query */
  query: readonly string[]
  /** names in the path */
  params: readonly string[]
  /** the body, for calls that have one: how it travels, the part that holds its JSON, its names */
  body: { as: 'json' | 'form' | 'multipart'; part: string | undefined; names: readonly string[] } | undefined
}

type Entries = Readonly<Record<string, unknown>>

interface SchemaShape {
  entries?: Entries
  options?: readonly SchemaShape[]
  pipe?: readonly SchemaShape[]
  wrapped?: SchemaShape
  getter?: (input: unknown) => SchemaShape
  item?: SchemaShape
}

/** Names of an object schema, whatever it is wrapped in; a union has those of all its forms. */
function entryNames(schema: SchemaShape | undefined): string[] {
  if (schema === undefined) return []
  if (schema.entries !== undefined) return Object.keys(schema.entries)
  const lazy = schema.getter?.(undefined)
  const inner = [...(schema.options ?? []), ...(schema.pipe?.slice(0, 1) ?? []), schema.wrapped, lazy]
  return [...new Set(inner.flatMap(entryNames))]
}

interface Shape {
  number: number
  /** the object seen earlier that this one takes whole and adds fields to */
  base: Entries | undefined
}

const shapes = new Map<Entries, Shape>()

/** An object with fewer names than this is not looked for inside another one: such a likeness may be chance. */
const fewestOfBase = 8

function baseOf(entries: Entries): Entries | undefined {
  return [...shapes.keys()].find((base) => {
    const taken = Object.entries(base)
    return taken.length >= fewestOfBase && taken.every(([name, schema]) => entries[name] === schema)
  })
}

/** A number for each object schema, by which calls that answer with the same one are known. */
function shapeOf(entries: Entries): Shape {
  const shape = shapes.get(entries) ?? { number: shapes.size, base: baseOf(entries) }
  shapes.set(entries, shape)
  return shape
}

/** The number of the object that declares a field: the one it stands in, or the one that was taken whole. */
function declaringShape(entries: Entries, name: string): number {
  const { number, base } = shapeOf(entries)
  return base && Object.hasOwn(base, name) ? declaringShape(base, name) : number
}

/** All fields below a schema; lists add none of their own, and a schema inside itself is followed once. */
function fieldPaths(schema: SchemaShape | undefined, above: readonly SchemaShape[] = []): ReplyField[] {
  if (schema === undefined || above.includes(schema)) return []
  const inside = [...above, schema]
  if (schema.entries !== undefined) {
    const { entries } = schema
    return Object.entries(entries).flatMap(([name, field]) => [
      { path: name, declared: `${declaringShape(entries, name)} ${name}` },
      ...fieldPaths(field as SchemaShape, inside).map(({ path, declared }) => ({
        path: `${name}.${path}`,
        declared,
      })),
    ])
  }
  const lazy = schema.getter?.(undefined)
  const inner = [
    ...(schema.options ?? []),
    ...(schema.pipe?.slice(0, 1) ?? []),
    schema.wrapped,
    schema.item,
    lazy,
  ]
  const found = inner.flatMap((one) => fieldPaths(one, inside))
  return [...new Map(found.map((field) => [field.path, field])).values()]
}

function bodyOf({ body }: Endpoint): SpecifiedCall['body'] {
  if (body === undefined) return undefined
  const names =
    body.as === 'multipart'
      ? [
          ...entryNames(body.fields as SchemaShape | undefined),
          ...entryNames(body.json?.schema as SchemaShape | undefined),
        ]
      : entryNames(body.schema as SchemaShape)
  return { as: body.as, part: body.as === 'multipart' ? body.json?.part : undefined, names }
}

function namesOf({ query }: Endpoint): string[] {
  const entries = (query as { entries?: Readonly<Record<string, unknown>> } | undefined)?.entries
  return Object.keys(entries ?? {})
}

/** The 423 calls of the specification (`C…`), in the order of their numbers. */
export const specifiedCalls: readonly SpecifiedCall[] = endpoints
  .filter(({ call }) => call.startsWith('C'))
  .map((endpoint) => ({
    call: endpoint.call,
    method: endpoint.method,
    service: endpoint.service,
    path: endpoint.path,
    reply: endpoint.reply.as,
    replyFields: 'schema' in endpoint.reply ? fieldPaths(endpoint.reply.schema as SchemaShape) : [],
    isPublic: endpoint.access.kind === 'public',
    query: namesOf(endpoint),
    params: Object.keys(endpoint.params ?? {}),
    body: bodyOf(endpoint),
  }))
  .toSorted((a, b) => a.call.localeCompare(b.call))

/** The call of a number. */
export function callOf(number: string): SpecifiedCall {
  const found = specifiedCalls.find(({ call }) => call === number)
  if (!found) throw new Error(`${number} is not in the table.`)
  return found
}
