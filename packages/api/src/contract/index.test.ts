import { readFileSync } from 'node:fs'
import { permissionsOf } from '@capiz/domain/access'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { OptionalDay } from '../schema/common.ts'
import { endpoints } from './index.ts'

/** The rows of `data/calls.tsv`, the specification's calls as they were counted. */
function readCalls() {
  const text = readFileSync(new URL('../../data/calls.tsv', import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id, , method, service, path, query, body, response, access] = line.split('\t')
      return { id: id!, method, service, path, query, body: body!, response: response!, access: access! }
    })
}

const calls = readCalls()
const byCall = new Map(endpoints.map((one) => [one.call, one]))

/** Access as the table of calls writes it. */
function accessText(one: (typeof endpoints)[number]): string {
  const { access } = one
  if (access.kind !== 'permission') return access.kind
  return `perm:${permissionsOf(access).join('/')}${access.own ? '|own' : ''}`
}

test('every call of the specification is in the table, and nothing else but our additions', () => {
  const declared = endpoints.map((one) => one.call).filter((call) => !call.startsWith('X'))
  expect(declared.toSorted()).toEqual(calls.map((call) => call.id).toSorted())
  expect(calls.filter((call) => call.id.startsWith('C'))).toHaveLength(423)
})

test('call numbers and ids are unique', () => {
  expect(new Set(endpoints.map((one) => one.call)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map((one) => one.id)).size).toBe(endpoints.length)
})

test.each(calls)('$id $method $path has the method, service and path of the specification', (call) => {
  const one = byCall.get(call.id)!
  expect({ method: one.method, service: one.service, path: one.path }).toEqual({
    method: call.method,
    service: call.service,
    path: call.path,
  })
})

test.each(calls)('$id $path asks for the access of the specification', (call) => {
  // saving remarks is also open to the requester in scope (domain model 10.2)
  // drafts of an arrangement are sent by those who write them (domain model 9.9)
  const rule = call.id === 'C423' ? 'perm:SA_EDIT/SA_STATUS' : call.access
  const expected = call.id === 'C348' ? `${rule}|own` : rule
  expect(accessText(byCall.get(call.id)!)).toBe(expected)
})

const idsWith = (fits: (access: (typeof endpoints)[number]['access']) => boolean) =>
  endpoints.filter(({ access }) => fits(access)).map(({ id }) => id)

test('only the own profile and remarks on the own request are open without the permission', () => {
  const open = idsWith((access) => access.kind === 'permission' && access.own === 'always')
  expect(open.toSorted()).toEqual(['request.saveRemarks', 'user.profile'])
})

test('who has a temporary password may look, choose a password and leave', () => {
  const open = idsWith((access) => access.whileTemporaryPassword === true)
  expect(open.toSorted()).toEqual(['auth.changePassword', 'auth.logout', 'auth.me', 'user.profile'])
})

test.each(calls.filter((call) => call.response.replace('*', '') !== 'not shown'))(
  '$id $path answers $response',
  (call) => {
    // a batch answers one object with two lists (domain model 7.2); who changes the password goes on with new tokens
    const ours: Readonly<Record<string, string>> = { C241: 'item', C376: 'token' }
    const expected = ours[call.id] ?? call.response.replace('*', '')
    expect(byCall.get(call.id)!.reply.as).toBe(expected)
  },
)

test.each(calls.filter((call) => /^(json|form|multipart)/.test(call.body)))(
  '$id $path takes its body as $body',
  (call) => {
    expect(byCall.get(call.id)!.body?.as).toBe(call.body.split(':')[0])
  },
)

test.each(calls.filter((call) => call.body.startsWith('none')))('$id $path takes no body', (call) => {
  expect(byCall.get(call.id)!.body).toBeUndefined()
})

test('every path parameter has a pattern, and only those', () => {
  for (const one of endpoints) {
    const names = [...one.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(Object.keys(one.params ?? {}), one.id).toEqual(names)
  }
})

/** `filters` stands for the filter names of domain model 11.9. */
const sharedNames = new Set(['filters'])

test.each(calls.filter((call) => call.query))('$id $path knows the query parameters $query', (call) => {
  const schema = byCall.get(call.id)!.query as unknown as { entries: Record<string, unknown> }
  const named = call
    .query!.replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/=[A-Za-z0-9]+(,(ASC|DESC))?/g, '')
    .split(/[,/]/)
    .map((word) => word.replace(/\?$/, '').trim())
    .filter((word) => word && !sharedNames.has(word))
  expect(Object.keys(schema?.entries ?? {})).toEqual(expect.arrayContaining(named))
})

/** Returns the paths to the optional days of a schema, each as the path to a value of it. */
function optionalDays(schema: unknown, path: readonly string[] = []): string[][] {
  if (schema === OptionalDay) return [[...path]]
  const { entries, item, wrapped, pipe } = schema as {
    entries?: Record<string, unknown>
    item?: unknown
    wrapped?: unknown
    pipe?: readonly unknown[]
  }
  if (entries) return Object.entries(entries).flatMap(([name, held]) => optionalDays(held, [...path, name]))
  if (item) return optionalDays(item, [...path, '0'])
  if (wrapped) return optionalDays(wrapped, path)
  return pipe?.[0] === undefined || pipe[0] === schema ? [] : optionalDays(pipe[0], path)
}

/** A value with nothing but text that is no day at the end of a path. */
const withNoDay = (path: readonly string[]): unknown =>
  path.reduceRight<unknown>((held, step) => (step === '0' ? [held] : { [step]: held }), 'soon')

const daysOfBodies = endpoints.flatMap(({ id, body }) => {
  const parts = body?.as === 'multipart' ? [body.fields, body.json?.schema] : [body?.schema]
  return parts
    .filter((schema) => schema !== undefined)
    .flatMap((schema) => optionalDays(schema).map((path) => [id, path.join('.'), schema, path] as const))
})

test.each(daysOfBodies)('%s says at %s what a day looks like', (_id, name, schema, path) => {
  const { issues = [] } = v.safeParse(schema, withNoDay(path))
  const messages = issues.filter((issue) => v.getDotPath(issue) === name).map(({ message }) => message)
  expect(messages).toEqual(['Enter a real date as year-month-day, for example 2027-01-31.'])
})

test('optional days stand in the bodies of many calls', () => {
  expect(daysOfBodies.length).toBeGreaterThan(20)
})
