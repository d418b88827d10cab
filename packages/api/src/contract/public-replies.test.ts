import { facilityFields } from '@capiz/domain/facility'
import type { EntityField } from '@capiz/domain/field'
import { physicianFields } from '@capiz/domain/physician'
import { expect, test } from 'vitest'
import { endpoints } from './index.ts'

const fields: readonly EntityField[] = [...facilityFields, ...physicianFields]
const isPublicSomewhere = new Set(
  fields.filter(({ sensitivity }) => sensitivity === 'public').map(({ name }) => name),
)
const guarded = new Set(
  fields
    .filter(({ name, sensitivity }) => sensitivity !== 'public' && !isPublicSomewhere.has(name))
    .map(({ name }) => name),
)

/** Names of the properties of a schema, at any depth. */
function namesIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const entries = 'entries' in schema && typeof schema.entries === 'object' ? schema.entries : null
  const own = Object.keys(entries ?? {})
  return [...own, ...Object.values(schema).flatMap((part) => namesIn(part, seen))]
}

const calls = endpoints.filter(({ access }) => access.kind === 'public')

const guardedIn = ({ reply }: (typeof endpoints)[number]) => {
  const names = new Set(namesIn('schema' in reply ? reply.schema : undefined))
  return [...guarded].filter((name) => names.has(name))
}

test('replies to staff hold fields that are not public, and the check finds them', () => {
  expect(calls.length).toBeGreaterThan(20)
  const own = endpoints.filter(({ path, method }) => method === 'GET' && path === '/hf/{code}')
  expect(own.length).toBeGreaterThan(0)
  for (const call of own) expect(guardedIn(call).length, call.path).toBeGreaterThan(10)
})

test.each(calls)('$call $path answers visitors with no field that is not public', (call) => {
  expect(guardedIn(call)).toEqual([])
})
