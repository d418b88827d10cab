import type { AccessRule, Permission } from '@capiz/domain/access'
import * as v from 'valibot'
import { expectTypeOf, test } from 'vitest'
import { callsOf, itemOf, listOf, nothing, pageOf, yesOrNo } from './calls.ts'
import {
  endpoint,
  evenWithTemporaryPassword,
  group,
  isPublic,
  isRequester,
  needs,
  needsLogin,
  needsOrOwn,
  needsUnlessOwn,
  type Download,
  type Endpoint,
  type InputOf,
  type OutputOf,
  type Page,
} from './define.ts'
import { table, type EndpointId } from './index.ts'

const { read, send } = callsOf('accr')
const Row = v.object({ code: v.string(), day: v.optional(v.string()) })
const Upper = v.pipe(
  v.string(),
  v.transform((text) => text.length),
)

type Row = { code: string; day?: string | undefined }

test('InputOf asks for path parameters, and for nothing where a call takes nothing', () => {
  const plain = read('X1', '/rows', needsLogin, listOf(Row))
  const one = read('X2', '/rows/{id}', needsLogin, itemOf(Row), { params: { id: { pattern: '.' } } })
  expectTypeOf<InputOf<typeof plain>>().toBeUnknown()
  expectTypeOf<InputOf<typeof one>>().toEqualTypeOf<{ params: { readonly id: string | number } }>()
})

test('InputOf takes what a schema reads, and lets a query of optional fields be left out', () => {
  const free = read('X1', '/rows', needsLogin, listOf(Row), {
    query: v.object({ term: v.optional(v.string()) }),
  })
  const bound = read('X2', '/rows', needsLogin, listOf(Row), { query: v.object({ term: Upper }) })
  expectTypeOf<InputOf<typeof free>>().toEqualTypeOf<{ query?: { term?: string | undefined } }>()
  expectTypeOf<InputOf<typeof bound>>().toEqualTypeOf<{ query: { term: string } }>()
})

test('InputOf takes a body, or the parts of a multipart body', () => {
  const json = send('X1', '/rows', needsLogin, itemOf(Row), {
    body: { as: 'json', schema: v.object({ code: Upper }) },
  })
  const multipart = send('X2', '/rows', needsLogin, itemOf(Row), {
    body: {
      as: 'multipart',
      fields: v.object({ code: v.string() }),
      json: { part: 'form', schema: Row },
      files: { part: 'file', max: 2, required: true },
    },
  })
  expectTypeOf<InputOf<typeof json>>().toEqualTypeOf<{ body: { code: string } }>()
  expectTypeOf<InputOf<typeof multipart>['fields']>().toEqualTypeOf<{ code: string }>()
  expectTypeOf<InputOf<typeof multipart>['json']>().toEqualTypeOf<Row>()
  expectTypeOf<InputOf<typeof multipart>['files']>().toEqualTypeOf<File[] | undefined>()
})

test('OutputOf follows the kind of reply', () => {
  const of = {
    page: read('X1', '/rows', needsLogin, pageOf(Row)),
    list: read('X2', '/rows', needsLogin, listOf(Row)),
    item: read('X3', '/rows', needsLogin, itemOf(v.object({ length: Upper }))),
    flag: read('X4', '/rows', needsLogin, yesOrNo),
    file: read('X5', '/rows', needsLogin, { as: 'blob' }),
    none: send('X6', '/rows', needsLogin, nothing),
  }
  expectTypeOf<OutputOf<typeof of.page>>().toEqualTypeOf<Page<Row>>()
  expectTypeOf<OutputOf<typeof of.list>>().toEqualTypeOf<Row[]>()
  expectTypeOf<OutputOf<typeof of.item>>().toEqualTypeOf<{ length: number }>()
  expectTypeOf<OutputOf<typeof of.flag>>().toEqualTypeOf<boolean>()
  expectTypeOf<OutputOf<typeof of.file>>().toEqualTypeOf<Download>()
  expectTypeOf<OutputOf<typeof of.none>>().toEqualTypeOf<undefined>()
  expectTypeOf<OutputOf<{ method: 'GET' }>>().toBeNever()
})

test('the access helpers keep the literal rule', () => {
  expectTypeOf(isPublic).toEqualTypeOf<{ readonly kind: 'public' }>()
  expectTypeOf(needsLogin.kind).toEqualTypeOf<'login'>()
  expectTypeOf(isRequester.kind).toEqualTypeOf<'requester'>()
  expectTypeOf(needs('HF_VIEW')).toEqualTypeOf<{
    readonly kind: 'permission'
    readonly permissions: 'HF_VIEW'
    readonly own: false
  }>()
  expectTypeOf(needsOrOwn('HF_VIEW').own).toEqualTypeOf<'granted'>()
  expectTypeOf(needsUnlessOwn('HF_VIEW').own).toEqualTypeOf<'always'>()
  expectTypeOf(needs({ facility: 'HF_VIEW', physician: 'PHY_VIEW' }).permissions).toEqualTypeOf<{
    readonly facility: 'HF_VIEW'
    readonly physician: 'PHY_VIEW'
  }>()
  expectTypeOf(evenWithTemporaryPassword(needsLogin).whileTemporaryPassword).toEqualTypeOf<true>()
})

test('an access rule names permissions there are, and nothing else', () => {
  expectTypeOf<'HF_VIEW'>().toExtend<Permission>()
  expectTypeOf<string>().not.toExtend<Permission>()
  expectTypeOf<'HF_UNKNOWN'>().not.toExtend<Parameters<typeof needs>[0]>()
  expectTypeOf<{ facility: 'HF_UNKNOWN' }>().not.toExtend<Parameters<typeof needsOrOwn>[0]>()
  expectTypeOf<{ facility: 'HF_VIEW' }>().toExtend<Parameters<typeof needsOrOwn>[0]>()
  expectTypeOf<{ kind: 'everybody' }>().not.toExtend<AccessRule>()
  expectTypeOf<{ kind: 'permission'; permissions: 'HF_VIEW' }>().not.toExtend<AccessRule>()
  expectTypeOf<ReturnType<typeof needs<'HF_VIEW'>>>().toExtend<AccessRule>()
  expectTypeOf<Omit<Endpoint, 'access'>>().not.toExtend<Endpoint>()
})

test('a group gives its members ids the table finds them by', () => {
  const one = endpoint({
    call: 'X1',
    method: 'GET',
    service: 'accr',
    path: '/rows',
    access: isPublic,
    reply: { as: 'boolean' },
  })
  expectTypeOf(group('row', { exists: one }).exists.id).toEqualTypeOf<'row.exists'>()
  expectTypeOf<'user.profile'>().toExtend<EndpointId>()
  expectTypeOf<'user.nothing'>().not.toExtend<EndpointId>()
  expectTypeOf(table['user.profile'].access.permissions).toEqualTypeOf<'USER_VIEW'>()
  expectTypeOf<InputOf<(typeof table)['user.profile']>>().toEqualTypeOf<{
    params: { readonly username: string | number }
  }>()
})
