import { priceSheetKindNames, priceSheetKinds } from '@capiz/domain/fees'
import { expect, test } from 'vitest'
import type { Endpoint, Identified } from './define.ts'
import { priceSheets } from './price.ts'
import { uploadedSheetKinds } from './row-import.ts'

test.each(priceSheetKindNames)('%s has the calls its declaration promises, below its address', (kind) => {
  const { base, group, upload, template, latest, requestType, hasSeparateRequestCall } = priceSheetKinds[kind]
  const calls: Readonly<Record<string, Identified<Endpoint>>> = priceSheets[kind]
  for (const [verb, { id, path }] of Object.entries(calls)) {
    expect(id).toBe(`${group}.${verb}`)
    expect(`${path}/`.startsWith(`${base}/`), path).toBe(true)
  }
  const has = (verb: string) => Object.hasOwn(calls, verb)
  expect(['list', 'get', 'save'].filter(has)).toHaveLength(3)
  expect([has('upload'), has('checkFile'), has('template'), has('latest')]).toEqual([
    upload,
    upload,
    template,
    latest,
  ])
  expect(uploadedSheetKinds.includes(kind)).toBe(upload)
  const { access } = priceSheets[kind].save
  const isOwn = requestType !== undefined && !hasSeparateRequestCall
  expect(access.own).toBe(isOwn ? 'granted' : false)
})
