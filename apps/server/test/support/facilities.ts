import type { FacilityInput } from '@capiz/api/schema/facility-form'
import type { ReferenceBase } from '@capiz/domain/reference'
import { documentTypes } from '@capiz/domain/checklist'
import { and, eq } from 'drizzle-orm'
import { deflateSync } from 'node:zlib'
import type { InferInput } from 'valibot'
import { appUser, city, facility, referenceItem } from '../../src/db/schema/index.ts'
import { itemColumns } from '../../src/engines/reference/row.ts'
import type { TestApp } from '../harness.ts'
import { tinyPassword } from '../setup/tiny-seed.ts'

/** What is sent to save a facility. */
export type FacilityBody = InferInput<typeof FacilityInput>

const items: readonly [ReferenceBase, string, string, string?][] = [
  ['hf-type', 'HOSP', 'Hospital'],
  ['hf-type', 'CLIN', 'Medical clinic'],
  ['hf-type', 'DENT', 'Dental clinic'],
  ['hf-category', 'L1', 'Level 1', 'HOSP'],
  ['hf-category', 'PCF', 'Primary care', 'CLIN'],
  ['hf-category', 'SOLO', 'Solo practice', 'DENT'],
  ['provider-category', 'A', 'Priority'],
  ['text-template', 'PRIVACY', 'Privacy notice', 'PRIVACY'],
]

/** The codes of an application that was received at once; fails on one whose address waits to be confirmed. */
export function received(receipt: { code: string | null; requestCode: string | null }) {
  const { code, requestCode } = receipt
  if (code === null || requestCode === null) throw new Error('The application was not received yet.')
  return { code, requestCode }
}

/** Adds the few reference items that facilities and applications need; items that are there already stay. */
export async function addLists({ db }: TestApp): Promise<void> {
  for (const [list, code, description, groupBy] of items) {
    const columns = itemColumns(list, { code, description, groupBy })
    await db.insert(referenceItem).values(columns).onConflictDoNothing()
  }
}

/** Id of any city. */
export async function anyCity({ db }: TestApp, name?: string): Promise<number> {
  const [found] = await db
    .select({ id: city.id })
    .from(city)
    .where(name ? eq(city.description, name) : undefined)
    .orderBy(city.id)
    .limit(1)
  if (!found) throw new Error('The seed holds no city.')
  return found.id
}

let made = 0

/** A dental clinic nothing is wrong with; every call makes another one. */
export function clinic(cityId: number, more: Partial<FacilityBody> = {}): FacilityBody {
  made += 1
  const letters = String.fromCodePoint(
    65 + (made % 26),
    65 + (Math.floor(made / 26) % 26),
    65 + ((made * 7) % 26),
  )
  return {
    name: `${letters.repeat(3)} Ngipin ${made}`,
    typeCode: 'DENT',
    categoryCode: 'SOLO',
    emailAddress: `clinic${made}@clinic.example`,
    ownership: 'PRIVATE',
    serviceTypes: ['OUTPATIENT'],
    tin: `9${String(made % 100).padStart(2, '0')}-${100 + Math.floor(made / 100)}-${String(made).padStart(3, '0')}`,
    telephone: [`(02) 5555-${String(made).padStart(4, '0')}`],
    contacts: [{ name: 'Ligaya Halimbawa', emailAddress: `clinic${made}@clinic.example`, coordinator: true }],
    addresses: [{ addressType: 'MAIN', line: `${made} Sampaguita Street`, cityId }],
    payee: { name: 'Ngipin Clinic', accountNo: '0012 3456 78', paymentTypeCode: 'CHECK' },
    ...more,
  }
}

/** Saves a facility as the officer and answers the record. */
export async function makeFacility(app: TestApp, more: Partial<FacilityBody> = {}) {
  const body = clinic(await anyCity(app), more)
  const reply = await app.call('facility.save', { body }, { as: 'officer' })
  if (reply.status !== 201 || !reply.body.record) throw new Error(JSON.stringify(reply.error))
  return reply.body.record
}

/** A coordinator of a facility who has chosen a password already. */
export async function makeCoordinator(app: TestApp, username: string, linkedCode: string): Promise<string> {
  const { db } = app
  const [known] = await db.select().from(appUser).where(eq(appUser.username, 'coordinator'))
  if (!known) throw new Error('The seed holds no coordinator.')
  const { roleId, passwordHash } = known
  const emailAddress = `${username}@portal.example`
  await db.insert(appUser).values({
    code: `USR9${String((made += 1)).padStart(6, '0')}`,
    username,
    emailAddress,
    emailKey: emailAddress,
    firstName: 'Tala',
    lastName: username,
    roleId,
    passwordHash,
    linkedCode,
  })
  // Signed in now, so that calls made at the same time share one session.
  await app.login(username)
  return username
}

/** The record as it would be sent back by a form. */
export function bodyOf(record: Awaited<ReturnType<typeof makeFacility>>): FacilityBody {
  const { type: _t, category: _c, addresses, ...rest } = record
  const sent = {
    ...rest,
    addresses: addresses.map(({ id, addressType, line, barangay, cityId, zipCode }) => ({
      id,
      addressType,
      line,
      barangay,
      cityId,
      zipCode,
    })),
  }
  return sent as unknown as FacilityBody
}

/** A small file that is a PDF by its content. */
export function pdf(name = 'paper.pdf', content = 'SAMPLE'): File {
  const text = `%PDF-1.4\n% ${content}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`
  return new File([text], name, { type: 'application/pdf' })
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A grey PNG of the given size; its pixels are real only when it is small. */
export function png(name = 'photo.png', width = 2, height = 2): File {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 10_000)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const bytes = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

/** The papers a dental clinic must hand in, with their dates. */
export const clinicDocuments = documentTypes
  .filter(({ pageType }) => pageType === 'HF_CREDENTIAL')
  .filter(({ code }) => ['BIR2303', 'BPERMIT', 'SECDTI', 'RATES', 'BANK', 'PHOTO'].includes(code))
  .map(({ code }) => code)

/** Adds every required paper and the contract of a dental clinic as the officer; the administrator verifies them. */
export async function completeChecklist(app: TestApp, code: string): Promise<void> {
  for (const docType of clinicDocuments) {
    const fields = { code, docType, ...(docType === 'BPERMIT' ? { effectiveDate: '2026-01-10' } : {}) }
    const reply = await app.call(
      'document.upload',
      { params: { entity: 'hf/document' }, fields, files: [pdf(`${docType}.pdf`, docType)] },
      { as: 'officer' },
    )
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.error))
  }
  const contract = { code, docType: 'MOA', effectiveDate: '2026-01-01', validityDate: '2027-12-31' }
  const moa = await app.call(
    'document.upload',
    { params: { entity: 'hf/contract' }, fields: contract, files: [pdf('moa.pdf', 'MOA')] },
    { as: 'officer' },
  )
  if (moa.status !== 201) throw new Error(JSON.stringify(moa.error))
  const body = [...clinicDocuments, 'MOA'].map((documentTypeCode) => ({ documentTypeCode, verified: true }))
  const saved = await app.call(
    'facility.saveChecklist',
    { query: { healthFacilityCode: code }, body },
    { as: 'admin' },
  )
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.error))
}

/** A token of a new session, for calls after the clock was moved past the life of the others. */
export async function freshToken(app: TestApp, username: string): Promise<string> {
  const body = { grant_type: 'password' as const, username, password: tinyPassword }
  const reply = await app.call('auth.login', { body })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.error))
  return reply.body.access_token
}

/** Accredits a facility past every rule, with something private in each field that is. */
export async function publishFacility({ db }: TestApp, code: string): Promise<void> {
  await db
    .update(facility)
    .set({
      accreditationStatusCode: 'ACCREDITED',
      contractEffectiveDate: '2026-01-01',
      contractValidityDate: '2027-12-31',
      website: 'https://ngipin.example',
      clinicHours: 'Daily',
      blockedReason: 'PRIVATE-REASON',
      remarks: 'PRIVATE-REMARK',
      hfCode: `PRIV-${code}`,
      phicAccreditationNo: `9${code.slice(2)}`,
    })
    .where(eq(facility.code, code))
}

/** Code of the first facility on record in a status. */
export async function someFacility({ db }: TestApp, status = 'ACCREDITED'): Promise<string> {
  const [row] = await db
    .select({ code: facility.code })
    .from(facility)
    .where(and(eq(facility.accreditationStatusCode, status), eq(facility.deleted, false)))
    .orderBy(facility.id)
    .limit(1)
  return row?.code ?? ''
}
