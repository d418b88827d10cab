import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { things } from '../testing/test-endpoints.ts'
import { endpoint, group, isPublic, needsOrOwn } from '../contract/define.ts'
import { endpoints } from '../contract/index.ts'
import { createDocument } from './index.ts'
import { problemsOf } from '../testing/openapi-problems.ts'

const info = { title: 'Capiz', version: '1.0.0' }

describe('the document of the whole table', () => {
  const document = createDocument(endpoints, info)

  it('is valid OpenAPI 3.1 in every rule our generator could break', () => {
    expect(problemsOf(document)).toEqual([])
  })

  it('holds every call once, under its id and number', () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
    const all = operations.flatMap((each) => [each, ...(each['x-also'] ?? [])])
    expect(all.map((each) => `${each.operationId} ${each['x-call']}`).toSorted()).toEqual(
      endpoints.map((each) => `${each.id} ${each.call}`).toSorted(),
    )
  })

  it('is the same every time, and holds nothing JSON cannot', () => {
    const text = JSON.stringify(document)
    expect(JSON.stringify(createDocument(endpoints, info))).toBe(text)
    expect(JSON.parse(text)).toEqual(document)
  })

  it('names the schemas that have a name', () => {
    expect(document.paths['/api/auth/me']?.get?.responses['200']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/CurrentUser' } } },
    })
  })

  it('describes declared fields by their label and how sensitive they are', () => {
    const { properties } = document.components.schemas['Physician'] as {
      properties: Record<string, Record<string, unknown>>
    }
    expect(properties['lastName']).toMatchObject({ description: 'Last name', 'x-sensitivity': 'public' })
    expect(properties['birthDate']).toMatchObject({ 'x-sensitivity': 'personal' })
  })

  it('puts both bodies of the token call under one operation', () => {
    const operation = document.paths['/api/auth/oauth/token']?.post
    expect(operation?.['x-also']?.map((each) => each.operationId)).toEqual(['auth.refresh'])
    expect(operation?.requestBody?.content['application/x-www-form-urlencoded']?.schema.anyOf).toHaveLength(2)
    expect(operation?.security).toEqual([{ client: [] }])
  })
})

describe('the document of a small table', () => {
  const document = createDocument(Object.values(things), info)

  it('declares paging, arrays and path parameters', () => {
    const list = document.paths['/api/accr/thing']?.get
    expect(list?.parameters?.map((each) => each.name)).toEqual(['page', 'docType', 'sort'])
    expect(list?.parameters?.[2]?.schema).toEqual({ type: 'array', items: { type: 'string' } })
    const word = document.paths['/api/accr/thing/{type}/{code}']?.get
    expect(word?.parameters?.[0]).toMatchObject({ schema: { enum: ['hf/room-rate', 'phy'] }, required: true })
  })

  it('describes a multipart body with its lists, JSON part and files', () => {
    const body = document.paths['/api/accr/thing/upload']?.post?.requestBody?.content['multipart/form-data']
    expect(body?.schema).toMatchObject({
      properties: { documentTypes: { type: 'array' }, formData: { type: 'object' }, files: { maxItems: 20 } },
      required: ['documentTypes', 'formData', 'files'],
    })
    expect(body?.encoding).toHaveProperty('formData')
  })

  it('says who may call', () => {
    const own = group('own', {
      get: endpoint({
        call: 'X001',
        method: 'GET',
        service: 'accr',
        path: '/own',
        access: needsOrOwn('HF_VIEW'),
        reply: { as: 'item', schema: v.string() },
      }),
      open: endpoint({
        call: 'X002',
        method: 'GET',
        service: 'accr',
        path: '/open',
        access: isPublic,
        reply: { as: 'none' },
      }),
    })
    const { paths } = createDocument(Object.values(own), info)
    expect(paths['/api/accr/own']?.get).toMatchObject({
      'x-access': 'perm:HF_VIEW|own',
      security: [{ bearer: [] }],
    })
    expect(paths['/api/accr/open']?.get).toMatchObject({ 'x-access': 'public', security: [] })
  })
})

describe('the checks themselves', () => {
  it('find what is planted', () => {
    const document = createDocument(Object.values(things), info)
    const [first] = Object.values(document.paths)
    const operation = first?.get
    if (operation === undefined) throw new Error('The table has no GET.')
    document.paths['/api/accr/thing/{name}'] = { get: operation }
    operation.responses['200'] = {
      content: { a: { schema: { $ref: '#/components/schemas/Gone', type: 'text' } } },
    }
    const found = problemsOf(document).join('\n')
    for (const part of [
      'leads nowhere',
      'type text',
      'operationId twice',
      'under two templates',
      'path parameters',
      'without description',
    ])
      expect(found).toContain(part)
  })
})
