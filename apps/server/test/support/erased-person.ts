import { foldAccents } from '@capiz/domain/text'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import {
  mergeRecord,
  remark,
  renewalAsk,
  rowImport,
  rowImportPart,
  userRequest,
  verification,
} from '../../src/db/schema/index.ts'
import type { TestApp } from '../harness.ts'
import { tinyToday } from '../setup/tiny-seed.ts'
import { pdf, received } from './facilities.ts'
import { bodyOf, doctor } from './physicians.ts'
import { reviewAndApprove } from './request.ts'

/** A person whose every value is found nowhere else in the sample. */
export const person = {
  lastName: 'Quezonaria-Ñ',
  firstName: "Marikit D'Or",
  middleName: 'Ylaganon',
  emailAddress: 'marikit.quezonaria@erase.example',
  mobileNumber: '09171230987',
  birthDate: '1979-03-14',
  prcNumber: '7654321',
  phicAccreditationNo: '123456789012',
  ptrNo: 'PTR-77821',
  tin: '987-654-321-000',
} as const
const formerMobile = '09179990001'
/** Values of the person, which an erasure has to remove. */
export const values = [...Object.values(person), formerMobile]

const officer = { as: 'officer' }

/** The codes of the person and the name of the account. */
interface Registered {
  code: string
  requestCode: string
  account: string
}

/** Applies, is accepted, gets an account, changes the own telephone, and sends a document. */
async function register(t: TestApp): Promise<Registered> {
  const consent = { accepted: true, textCode: 'PRIVACY', textVersion: 1 } as const
  const body = { ...doctor({ ...person, ptrDate: '2026-01-05', mobileNumber: formerMobile }), consent }
  const sent = await t.call('publicPhysician.register', { body })
  expect(sent.status, JSON.stringify(sent.error)).toBe(201)
  const receipt = received(sent.body)
  const { code, requestCode } = receipt
  expect((await reviewAndApprove(t, requestCode)).status).toBe(200)
  const made = await t.call(
    'physician.createAccount',
    { body: { code, emailAddress: person.emailAddress } },
    officer,
  )
  expect(made.status, JSON.stringify(made.error)).toBe(201)
  const account = made.body.username
  const { body: record } = await t.call('physician.get', { params: { code } }, officer)
  const moved = { ...bodyOf(record), mobileNumber: person.mobileNumber }
  expect((await t.call('physician.save', { body: moved }, officer)).status).toBe(200)
  const fields = { code, docType: 'PRC', validityDate: '2028-01-01' }
  const files = [pdf(`${person.lastName} PRC.pdf`, `licence of ${person.lastName}`)]
  const added = await t.call(
    'document.upload',
    { params: { entity: 'phy/document' }, fields, files },
    officer,
  )
  expect(added.status, JSON.stringify(added.error)).toBe(201)
  return { code, requestCode, account }
}
/** Rows the screens write about the person in the course of years. */
async function addHistory(t: TestApp, { code, account }: Registered): Promise<void> {
  const { db } = t
  const by = { createdBy: account }
  await db.insert(remark).values({ ownerCode: code, remarks: `Dr. ${person.lastName} moved in May.`, ...by })
  await db.insert(renewalAsk).values({
    attachmentUuid: crypto.randomUUID(),
    askedOn: tinyToday,
    ownerCode: code,
    recipient: person.emailAddress,
    createdBy: 'officer',
    createdDate: t.clock.now(),
  })
  await db.insert(verification).values({
    ownerKind: 'phy',
    ownerCode: code,
    sourceCode: 'PRC',
    claim: 'NUMBER',
    claimed: { prcNumber: person.prcNumber, name: `${person.lastName}, ${person.firstName}` },
    method: 'WEB',
    result: 'CONFIRMED',
    found: `Listed as ${foldAccents(person.lastName).toUpperCase()}`,
    performedBy: 'officer',
  })
  await db.insert(mergeRecord).values({
    kind: 'phy',
    staysCode: code,
    goneCode: 'PHY0099999',
    reason: 'Same person',
    parts: [],
    fields: [{ of: 'stays', field: 'birthDate', before: null, after: person.birthDate }],
    createdBy: 'officer',
  })
  const [importRow] = await db
    .insert(rowImport)
    .values({
      uuid: crypto.randomUUID(),
      area: 'roster',
      kind: 'roster',
      status: 'DONE',
      fileName: 'r.xlsx',
      size: 1,
      sha256: 'x',
    })
    .returning()
  const name = `${person.firstName} ${person.lastName}`
  await db
    .insert(rowImportPart)
    .values({ importId: importRow?.id ?? 0, part: 0, rows: [{ name, mail: person.emailAddress }] })
  const candidates = [
    {
      code,
      name: `${person.lastName}, ${person.firstName}`,
      score: 90,
      accreditationStatusCode: 'ON_PROCESS',
      reasons: [],
    },
  ]
  await db.update(userRequest).set({ candidates }).where(eq(userRequest.targetCode, 'PHY0000005'))
  const activity = {
    applicantCode: code,
    activityType: 'NOTE',
    activityDate: tinyToday,
    remarks: `Called ${person.mobileNumber}.`,
  }
  const made = await t.call(
    'activityLog.create',
    { body: { ...activity, topic: null, result: null, corrects: null } as never },
    officer,
  )
  expect(made.status, JSON.stringify(made.error)).toBe(201)
}

/** Makes the person with an account, a document and years of history, and returns the codes. */
export async function makePerson(t: TestApp): Promise<Registered> {
  const registered = await register(t)
  await addHistory(t, registered)
  return registered
}
