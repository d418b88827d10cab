import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxMail, requirementRule } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, anyCity, clinic } from './support/facilities.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
  await addLists(app)
  const nobody = { facilityTypeCode: null, categoryCode: null, specializationCode: null }
  const rule = {
    ...nobody,
    required: true,
    effectiveDate: '2026-11-22' as const,
    createdBy: 'TEST',
    updatedBy: 'TEST',
  }
  await app.db.insert(requirementRule).values([
    { ...rule, pageType: 'PHY_CREDENTIAL', documentTypeCode: 'S2', specializationCode: 'SURG' },
    { ...rule, pageType: 'HF_CREDENTIAL', documentTypeCode: 'FSIC', facilityTypeCode: 'DENT' },
    { ...rule, pageType: 'HF_CREDENTIAL', documentTypeCode: 'SANIT', categoryCode: 'L2' },
  ])
})
afterAll(() => app.close())

type ListedType = Record<string, string> & { pageType: string }

/** Codes of the documents that are required of an applicant. */
async function required(query: ListedType): Promise<string[]> {
  const { body } = await app.call('lookup.publicDocumentTypes', { query })
  return body.filter((document) => document.required).map(({ code }) => code)
}

const doctor = (specializations: string, governmentDoctor = 'false') =>
  required({ pageType: 'PHY_CREDENTIAL', specializations, governmentDoctor })

test('specialties, the highest membership and government service decide what a practitioner hands in', async () => {
  expect(await doctor('GP:NONE')).not.toContain('BOARD')
  expect(await doctor('IM:NONE')).toContain('BOARD')
  expect(await doctor('IM:NONE')).not.toContain('SOCIETY')
  expect(await doctor('GP:NONE,IM:FELLOW')).toContain('SOCIETY')
  expect(await doctor('GP:NONE')).toContain('PTR')
  expect(await doctor('GP:NONE', 'true')).not.toContain('PTR')
  expect(await required({ pageType: 'DENTIST_CREDENTIAL' })).toContain('STERIL')
})

test('rules of the administrators decide from their day on, for whom they name', async () => {
  const hospital = (categoryCode: string) =>
    required({ pageType: 'HF_CREDENTIAL', typeCode: 'HOSP', categoryCode, ownership: 'PRIVATE' })
  expect(await doctor('SURG:NONE')).not.toContain('S2')
  expect(await hospital('L2')).not.toContain('SANIT')
  app.clock.set('2026-11-22T02:00:00Z')
  expect(await doctor('IM:NONE,SURG:NONE')).toContain('S2')
  expect(await doctor('IM:NONE')).not.toContain('S2')
  expect(await hospital('L2')).toContain('SANIT')
  expect(await hospital('L1')).not.toContain('SANIT')
})

test('the server looks again when the application is sent, and mails what is still needed', async () => {
  const { payee: _payee, ...fields } = clinic(await anyCity(app))
  const consent = { accepted: true as const, textCode: 'PRIVACY', textVersion: 1 }
  const reply = await app.call('publicFacility.register', { body: { ...fields, consent } })
  expect(reply.status, JSON.stringify(reply.error)).toBe(201)
  const [mail] = await app.db.select().from(outboxMail).where(eq(outboxMail.recipient, fields.emailAddress))
  expect(mail?.body).toContain('Still needed before the accreditation:')
  expect(mail?.body).toContain('- Fire safety inspection certificate')
  expect(mail?.body).not.toContain('Sanitary permit')
})
