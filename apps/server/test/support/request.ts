import type { RequestStatus, RequestType } from '@capiz/domain/request'
import { and, asc, desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog, facility, outboxMail, userRequest } from '../../src/db/schema/index.ts'
import { currentForm, type FacilityBody } from '../../src/areas/facility/form.ts'
import type { TestApp } from '../harness.ts'

/** Who decides. */
export const approver = { as: 'approver' }
/** Who reviews. */
export const officer = { as: 'officer' }
/** Who asks. */
export const coordinator = { as: 'coordinator' }
/** A second person who may decide. */
export const admin = { as: 'admin' }

/** A request of the sample by what it is. */
export async function sample(app: TestApp, type: RequestType, status: RequestStatus, targetCode?: string) {
  const [row] = await app.db
    .select()
    .from(userRequest)
    .where(
      and(
        eq(userRequest.type, type),
        eq(userRequest.status, status),
        targetCode ? eq(userRequest.targetCode, targetCode) : undefined,
      ),
    )
    .orderBy(asc(userRequest.id))
  if (!row) throw new Error(`The sample has no ${type} that is ${status}.`)
  return row
}

/** A request as it is stored now. */
export async function stored(app: TestApp, code: string) {
  const [row] = await app.db.select().from(userRequest).where(eq(userRequest.code, code))
  if (!row) throw new Error(`${code} is gone`)
  return row
}

/** A facility as it is stored now. */
export async function facilityOf(app: TestApp, code: string) {
  const [row] = await app.db.select().from(facility).where(eq(facility.code, code))
  if (!row) throw new Error(`${code} is gone`)
  return row
}

/** The facility as its owner would send it back. */
export async function bodyOf(app: TestApp, code: string, more: Partial<FacilityBody>): Promise<FacilityBody> {
  const record = await facilityOf(app, code)
  return {
    ...(await currentForm(app.db, record)),
    code,
    version: record.version,
    confirmDuplicates: true,
    ...more,
  }
}

/** Somebody's edit of a facility; a coordinator's protected fields become a request. */
export async function createRequest(
  app: TestApp,
  code: string,
  more: Partial<FacilityBody>,
  as: string,
): Promise<string> {
  const reply = await app.call('facility.save', { body: await bodyOf(app, code, more) }, { as })
  expect(reply.status, JSON.stringify(reply.error)).toBeLessThan(300)
  return reply.body.requestCode ?? ''
}

/** Approves, by default as the approver. */
export const approve = (app: TestApp, code: string, more: object = {}, as = approver) =>
  app.call('request.approve', { body: { code, ...more } }, as)
/** Rejects with remarks. */
export const reject = (app: TestApp, code: string, remarks = 'Not signed.', as = approver) =>
  app.call('request.reject', { body: { code, remarks } }, as)

/** Mails to the coordinator that name a request. */
export const mailsAbout = (app: TestApp, code: string) =>
  app.db
    .select()
    .from(outboxMail)
    .where(eq(outboxMail.recipient, 'coordinator@staff.example'))
    .then((rows) => rows.filter((row) => row.body.includes(code) || row.subject.includes(code)))

/** Audit rows of a record, newest first. */
export const auditOf = (app: TestApp, entityCode: string, entityType: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityCode, entityCode), eq(auditLog.entityType, entityType)))
    .orderBy(desc(auditLog.id))

/** Takes the sample's open update of the first facility out of the way. */
export async function freeUpdate(app: TestApp): Promise<void> {
  const open = await sample(app, 'hf-update', 'PENDING', 'HF0000001')
  expect((await app.call('request.cancel', { body: { code: open.code } }, coordinator)).status).toBe(200)
}

/** Puts a request straight into the database: one the sample has not, about a target of its own and asking nothing. */
export async function putRequest(
  app: TestApp,
  more: Pick<typeof userRequest.$inferInsert, 'type' | 'status'> & Partial<typeof userRequest.$inferInsert>,
) {
  const count = await app.db.$count(userRequest)
  const stamp = { createdBy: 'test', updatedBy: 'test' }
  const [row] = await app.db
    .insert(userRequest)
    .values({
      code: `UR-2099-${String(count + 1).padStart(6, '0')}`,
      targetCode: null,
      targetName: 'Somebody',
      applicantType: more.type.startsWith('phy') ? 'PHY' : 'HFC',
      payload: {},
      requesterName: 'Somebody else',
      requestedDate: app.clock.now(),
      ...stamp,
      ...more,
    })
    .returning()
  if (!row) throw new Error('The request was not stored.')
  return row
}

/** Reviewed by one person, approved by another. */
export async function reviewAndApprove(app: TestApp, code: string) {
  const reviewed = await app.call('request.review', { body: { code } }, officer)
  expect(reviewed.status).toBe(200)
  return approve(app, code, { remarks: 'Fine' })
}
