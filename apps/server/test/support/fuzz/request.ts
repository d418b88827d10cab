import type { Endpoint, Identified } from '@capiz/api/contract/define'
import fc from 'fast-check'
import { serviceBase } from '../../../src/platform/http/base.ts'
import { sampleFiles } from '../../../src/seed/samples.ts'
import { sheetFile } from '../workbooks.ts'
import { arbitraryOf, brokenOf, fits, hostileValues, type Known } from './arbitrary.ts'
import { groupOf, type Dictionary } from './dictionary.ts'

/** A request as it will be sent, and whether the contract must refuse it. */
export interface FuzzRequest {
  as: 'admin' | 'coordinator' | 'physician' | 'nobody'
  path: string
  init: { method: string; headers: Record<string, string>; body?: string | FormData }
  /** the query or body does not pass its schema, so no 2xx may come back */
  invalid: boolean
}

const files: readonly [string, Uint8Array][] = [
  ...Object.entries(sampleFiles).map(([name, { bytes, extension }]): [string, Uint8Array] => [
    `${name}.${extension}`,
    bytes,
  ]),
  ['empty.pdf', new Uint8Array()],
  ['page.pdf', Buffer.from('<html><script>alert(1)</script>')],
  ['program.pdf', Buffer.from('MZ\x90\0\x03\0\0\0')],
  [
    'prices.xlsx',
    sheetFile([
      ['a', 'b'],
      [1, '=1+1'],
    ]),
  ],
  ['torn.xlsx', Buffer.from('PK\x03\x04torn')],
  ['prices.csv', Buffer.from('a;b\r\n"1')],
  ['../../evil\r\n.pdf', Buffer.from('%PDF-1.4\n%%EOF')],
]

const hostileSegments = [
  '%2e%2e%2f',
  '..',
  '0',
  '-1',
  '999999999999999',
  'ＨＦ0000001',
  'x'.repeat(2000),
  '%00',
  "'",
  '%F0%9F',
]
const hostileQueries: readonly [string, string][] = [
  ...['-1', '1000000000', 'NaN', '1;drop', '1e309', ''].map((value): [string, string] => ['page', value]),
  ...['0', '-5', '1001', '1000000000', '0x10'].map((value): [string, string] => ['size', value]),
  ...['name,SIDEWAYS', 'name;x,ASC', 'constructor,ASC', 'id desc--,ASC', 'name'].map(
    (value): [string, string] => ['sort', value],
  ),
  ['__proto__', 'x'],
  ['unknown', 'y'.repeat(5000)],
]
const hostileBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1',
  '{"__proto__":{"polluted":true}}',
  '{"code":"A","code":"B"}',
  '['.repeat(10_000),
  `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
]

type Values = Record<string, unknown>

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const headersOf = (type: string | undefined): Record<string, string> => (type ? { 'content-type': type } : {})

function pathOf(endpoint: Endpoint, known: Known, hostile: boolean): fc.Arbitrary<string> {
  const parts = Object.entries(endpoint.params ?? {}).map(([name, param]) => {
    const pattern = new RegExp(`^(?:${param.pattern})$`)
    const good =
      param.values ??
      known(name)
        .map(String)
        .filter((value) => pattern.test(value))
    const encoded = good.map((value) => (param.values ? value : encodeURIComponent(value)))
    const unknown = fc.stringMatching(pattern).map((text) => encodeURIComponent(text))
    const segment =
      encoded.length > 0 ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...encoded) }, unknown) : unknown
    return fc.tuple(
      fc.constant(name),
      hostile ? fc.oneof(segment, fc.constantFrom(...hostileSegments)) : segment,
    )
  })
  return fc
    .tuple(...parts)
    .map((values) =>
      values.reduce((path, [name, value]) => path.replace(`{${name}}`, () => value), endpoint.path),
    )
}

function queryOf(endpoint: Endpoint, known: Known, kind: Kind): fc.Arbitrary<[string, string][]> {
  const valid: fc.Arbitrary<unknown> = endpoint.query
    ? arbitraryOf(endpoint.query, 'query', known)
    : fc.constant({})
  const source = kind === 'broken' && endpoint.query ? brokenOf(valid) : valid
  const pairs = source.map((value) =>
    Object.entries((value ?? {}) as Values).flatMap(([name, item]) =>
      (Array.isArray(item) ? item : [item])
        .filter((one) => one !== undefined && one !== null)
        .map((one): [string, string] => [name, textOf(one)]),
    ),
  )
  if (kind !== 'hostile') return pairs
  return fc
    .tuple(pairs, fc.subarray([...hostileQueries], { maxLength: 3 }))
    .map(([some, more]) => [...some, ...more])
}

interface Sent {
  body?: string | FormData
  type?: string
  invalid: boolean
}

const through = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

function multipartOf(endpoint: Endpoint, known: Known, kind: Kind): fc.Arbitrary<Sent> {
  const { body } = endpoint
  if (body?.as !== 'multipart') throw new Error('no multipart')
  const some = (schema: unknown): fc.Arbitrary<unknown> => {
    const valid = schema ? arbitraryOf(schema, 'form', known) : fc.constant({})
    return kind === 'broken' ? fc.oneof(valid, brokenOf(valid)) : valid
  }
  const picked = fc.subarray([...files], {
    maxLength: kind === 'valid' ? Math.min(body.files?.max ?? 0, 3) : 4,
  })
  return fc
    .tuple(some(body.fields), some(body.json?.schema), picked, fc.constantFrom(...hostileValues))
    .map(([fields, json, chosen, odd]) => {
      const form = new FormData()
      for (const [name, value] of Object.entries((fields ?? {}) as Values))
        for (const one of Array.isArray(value) ? value : [value])
          if (one !== undefined && one !== null) form.append(name, textOf(one))
      if (body.json) form.append(body.json.part, JSON.stringify(kind === 'hostile' ? odd : json) ?? '')
      for (const [name, bytes] of chosen)
        form.append(body.files?.part ?? 'file', new Blob([new Uint8Array(bytes)]), name)
      const sentJson = through(kind === 'hostile' ? odd : json)
      return { body: form, invalid: body.json !== undefined && !fits(body.json.schema, sentJson) }
    })
}

/** A record as the server gave it, with a few fields drawn anew: what a form sends back. */
const mended = (records: readonly object[], made: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...records), made, fc.array(fc.nat(), { maxLength: 2 }))
    .map(([record, value, at]) => {
      const fields = Object.entries((value ?? {}) as Values)
      const drawn = fields.filter((_, place) => at.some((one) => one % fields.length === place))
      return { ...record, ...Object.fromEntries(drawn) }
    })

function bodyOf(
  endpoint: Endpoint,
  known: Known,
  kind: Kind,
  records: readonly object[],
): fc.Arbitrary<Sent> {
  const { body } = endpoint
  if (!body) return fc.constant({ invalid: false })
  if (body.as === 'multipart') return multipartOf(endpoint, known, kind)
  const made = arbitraryOf(body.schema, 'body', known)
  const valid = records.length === 0 ? made : fc.oneof(made, mended(records, made))
  if (body.as === 'form') {
    return (kind === 'valid' ? valid : brokenOf(valid)).map((value) => {
      const form = new URLSearchParams()
      for (const [name, item] of Object.entries((value ?? {}) as Values))
        if (item !== undefined && item !== null) form.append(name, textOf(item))
      return { body: form.toString(), type: 'application/x-www-form-urlencoded', invalid: false }
    })
  }
  const type = 'application/json'
  const asJson = (value: unknown): Sent => ({
    body: JSON.stringify(value) ?? '',
    type,
    invalid: !fits(body.schema, through(value)),
  })
  if (kind === 'valid') return valid.map(asJson)
  if (kind === 'broken') return brokenOf(valid).map(asJson)
  return fc.oneof(
    fc.constantFrom(...hostileValues).map(asJson),
    fc.constantFrom(...hostileBodies).map((text): Sent => ({ body: text, type, invalid: false })),
    fc
      .constantFrom(
        'text/plain',
        'application/json; charset=utf-16',
        'multipart/form-data',
        'application/xml',
      )
      .map((odd): Sent => ({ body: '{}', type: odd, invalid: true })),
  )
}

type Kind = 'valid' | 'broken' | 'hostile'

function queryInvalid(endpoint: Endpoint, pairs: readonly [string, string][]): boolean {
  if (!endpoint.query || new Set(pairs.map(([name]) => name)).size < pairs.length) return false
  return !fits(endpoint.query, Object.fromEntries(pairs))
}

/** A request of a kind, by whoever sends it. */
function requestOf(
  endpoint: Identified<Endpoint>,
  known: Known,
  records: readonly object[],
  kind: Kind,
): fc.Arbitrary<Omit<FuzzRequest, 'as'>> {
  return fc
    .tuple(
      pathOf(endpoint, known, kind === 'hostile'),
      queryOf(endpoint, known, kind),
      bodyOf(endpoint, known, kind, records),
    )
    .map(([path, pairs, sent]) => {
      const query = new URLSearchParams(pairs).toString()
      return {
        path: `${serviceBase[endpoint.service]}${path}${query ? `?${query}` : ''}`,
        init: {
          method: endpoint.method,
          headers: headersOf(sent.type),
          ...(sent.body === undefined ? {} : { body: sent.body }),
        },
        invalid: sent.invalid || queryInvalid(endpoint, pairs),
      }
    })
}

/** Requests for one call as they should be, about what the dictionary knows. */
export function validRequestsFor(
  endpoint: Identified<Endpoint>,
  dictionary: Dictionary,
): fc.Arbitrary<Omit<FuzzRequest, 'as'>> {
  const group = groupOf(endpoint)
  const known: Known = (name) => dictionary.valuesFor(group, name)
  return requestOf(endpoint, known, dictionary.recordsOf(group), 'valid')
}

/** Requests for one call: six of ten as it should be, the rest with one place broken or plainly hostile. */
export function requestsFor(
  endpoint: Identified<Endpoint>,
  dictionary: Dictionary,
): fc.Arbitrary<FuzzRequest> {
  const known: Known = (name) => dictionary.valuesFor(groupOf(endpoint), name)
  const records = dictionary.recordsOf(groupOf(endpoint))
  const kinds = fc.oneof(
    { weight: 5, arbitrary: fc.constant<Kind>('valid') },
    { weight: 3, arbitrary: fc.constant<Kind>('broken') },
    { weight: 2, arbitrary: fc.constant<Kind>('hostile') },
  )
  const who = fc.oneof(
    { weight: 6, arbitrary: fc.constant<FuzzRequest['as']>('admin') },
    { weight: 2, arbitrary: fc.constant<FuzzRequest['as']>('coordinator') },
    { weight: 1, arbitrary: fc.constant<FuzzRequest['as']>('physician') },
    { weight: 1, arbitrary: fc.constant<FuzzRequest['as']>('nobody') },
  )
  return kinds.chain((kind) =>
    fc.tuple(who, requestOf(endpoint, known, records, kind)).map(([as, request]) => ({ as, ...request })),
  )
}
