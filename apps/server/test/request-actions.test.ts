import {
  requestActions,
  requestStatuses,
  requestTypes,
  withRound,
  type InformationRequest,
  type RequestAction,
  type RequestStatus,
  type RequestType,
} from '@capiz/domain/request'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { putRequest } from './support/request.ts'
import { twoStep } from './support/two-step-types.ts'

/** Who acts: the requester, somebody who reviews, somebody who decides, the reviewer who may decide too, a stranger. */
const people = {
  requester: 'coordinator',
  reviewer: 'officer',
  approver: 'approver',
  same: 'admin',
  stranger: 'coordinator2',
} as const
type Person = keyof typeof people

const open = (status: RequestStatus) => status === 'PENDING' || status === 'REVIEWED'
const after = { review: 'REVIEWED', approve: 'APPROVED', reject: 'REJECTED', cancel: 'CANCELLED' } as const

/** What domain model 10.2 answers, written down a second time: done, or the refusal. `same` reviewed it, where reviewed. */
function expected(action: RequestAction, type: RequestType, status: RequestStatus, who: Person): string {
  const isStaff = who === 'reviewer' || who === 'approver' || who === 'same'
  const decides = who === 'approver' || who === 'same'
  if (who === 'stranger') return isForStaff(action) || action === 'approve' ? 'FORBIDDEN' : 'NOT_FOUND'
  switch (action) {
    case 'review':
      return isStaff ? (status === 'PENDING' ? 'done' : 'REQUEST_STATUS') : 'FORBIDDEN'
    case 'approve': {
      if (!decides) return 'FORBIDDEN'
      const fits = status === 'REVIEWED' || (status === 'PENDING' && !twoStep.has(type))
      if (!fits) return 'REQUEST_STATUS'
      return twoStep.has(type) && who === 'same' ? 'SAME_REVIEWER' : 'through'
    }
    case 'reject':
      return decides ? (open(status) ? 'done' : 'REQUEST_STATUS') : 'FORBIDDEN'
    case 'cancel':
      return who === 'requester' ? (open(status) ? 'done' : 'REQUEST_STATUS') : 'FORBIDDEN'
    case 'delete':
      if (who !== 'requester') return 'FORBIDDEN'
      return status === 'APPROVED' || status === 'REVIEWED' ? 'REQUEST_STATUS' : 'done'
    case 'saveRemarks':
      return open(status) ? 'done' : 'REQUEST_STATUS'
    case 'note':
      return isStaff ? 'done' : 'FORBIDDEN'
    case 'assign':
    case 'ask':
      return isStaff ? (open(status) ? 'done' : 'REQUEST_STATUS') : 'FORBIDDEN'
    case 'answer':
      return open(status) ? 'done' : 'REQUEST_STATUS'
    case 'counter':
      if (!decides) return 'FORBIDDEN'
      if (!(type in sheets) || status !== 'REVIEWED') return 'REQUEST_STATUS'
      return who === 'same' ? 'SAME_REVIEWER' : 'through'
    case 'answerCounter':
      if (who !== 'requester') return 'FORBIDDEN'
      return type in sheets && open(status) ? 'done' : 'REQUEST_STATUS'
  }
}

/** Types that bring a record of their own, which the end of the request moves too: here there is none. */
const withRecord = new Set<RequestType>([
  'hf-registration',
  'phy-registration',
  'hf-kamustahan',
  'dentist-kamustahan',
])

/** The sheet a request proposes, without a line. */
const sheets: Partial<Record<RequestType, Record<string, unknown>>> = {
  'hf/service': { healthFacilityCode: 'HF0000001', serviceType: 'OUTPATIENT', costCenter: 'PHAR' },
  'hf/room-rate': { healthFacilityCode: 'HF0000001' },
  'hf/package': { healthFacilityCode: 'HF0000001' },
  'phy/procedure-rate': { physicianCode: 'PHY0000001' },
}

const isForStaff = (action: RequestAction) =>
  ['review', 'reject', 'note', 'assign', 'ask', 'counter'].includes(action)

let t: TestApp
const codes = new Map<string, string>()
const codeOf = (who: Person) => codes.get(people[who]) ?? ''
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  for (const { username, code } of await t.db.select().from(appUser)) codes.set(username, code)
})
afterAll(() => t.close())

function act(action: RequestAction, type: RequestType, code: string, who: Person) {
  const as = { as: people[who] }
  const body = { code, remarks: 'Because of this.' }
  switch (action) {
    case 'review':
      return t.call('request.review', { body: { code } }, as)
    case 'approve':
      return t.call('request.approve', { body }, as)
    case 'reject':
      return t.call('request.reject', { body }, as)
    case 'cancel':
      return t.call('request.cancel', { body: { code } }, as)
    case 'delete':
      return t.call('request.remove', { params: { type, code } }, as)
    case 'saveRemarks':
      return t.call('request.saveRemarks', { params: { code }, body }, as)
    case 'note':
      return t.call('requestDesk.note', { body }, as)
    case 'assign':
      return t.call('requestDesk.assign', { body: { code, assigneeCode: codeOf('approver') } }, as)
    case 'ask':
      return t.call('requestDesk.ask', { body: { code, items: ['The diploma'], days: 3 } }, as)
    case 'answer':
      return t.call('requestDesk.answer', { json: { code, items: [0] } }, as)
    case 'counter': {
      const lines = [{ key: 'ward', choice: 'counter' as const, amount: 5 }]
      return t.call('proposal.counter', { body: { code, days: 3, lines } }, as)
    }
    case 'answerCounter':
      return t.call(
        'proposal.answerCounter',
        { body: { code, lines: [{ key: 'ward', accepted: true }] } },
        as,
      )
  }
}

const informationRequest: InformationRequest = {
  items: [{ text: 'The diploma', answeredOn: null }],
  reason: null,
  askedOn: tinyToday,
  dueDate: tinyToday,
}

const counterOffer = withRound(
  null,
  {
    lines: [{ key: 'ward', name: 'Ward', requested: 9, amount: 5, reason: null }],
    days: 3,
    by: 'USR0000001',
  },
  [],
  tinyToday,
)

/** A request in a status, reviewed by the administrator where it is reviewed; asked where it is about to be answered. */
function inStatus(type: RequestType, status: RequestStatus, action: RequestAction) {
  return putRequest(t, {
    type,
    status,
    requesterCode: codeOf('requester'),
    payload: { ...sheets[type], effectiveDate: '2027-03-01', lines: [] },
    reviewedBy: status === 'REVIEWED' ? codeOf('same') : null,
    ask: action === 'answer' ? informationRequest : null,
    counterOffer: action === 'answerCounter' ? counterOffer : null,
    answerDueDate: action === 'answer' ? tinyToday : null,
  })
}

type Stored = Awaited<ReturnType<typeof inStatus>>

/** Acts on a request, and expects what the rules say of who acts: the move, or the refusal and nothing changed. */
async function expectOutcome(
  action: RequestAction,
  type: RequestType,
  { code, version, status }: Stored & { status: RequestStatus },
  who: Person,
): Promise<void> {
  const reply = await act(action, type, code, who)
  const outcome = reply.status < 300 ? 'done' : reply.error.errorCode
  const rule = expected(action, type, status, who)
  const moves = open(status) && ['reject', 'cancel', 'delete'].includes(action) && withRecord.has(type)
  const wanted = rule === 'done' && moves ? 'through' : rule
  const where = `${action} of ${status} by ${who}: ${JSON.stringify(reply.error)}`
  const [row] = await t.db.select().from(userRequest).where(eq(userRequest.code, code))
  if (wanted === 'through') {
    // nothing is asked and no record stands behind it, so the effect may refuse; the rules did not
    expect(['REQUEST_STATUS', 'FORBIDDEN', 'SAME_REVIEWER', 'OWN_REQUEST'], where).not.toContain(outcome)
    if (outcome !== 'done') expect(row, where).toMatchObject({ status, version, deleted: false })
    return
  }
  expect(outcome, where).toBe(wanted)
  const isDone = wanted === 'done'
  const next = isDone && action in after ? after[action as keyof typeof after] : status
  expect(row, where).toMatchObject({ status: next, deleted: isDone && action === 'delete' })
  if (!isDone) expect(row?.version, where).toBe(version)
}

describe.each(requestTypes)('%s', (type) => {
  test.each(requestActions)('%s is done by whom it may be, in the status it may be', async (action) => {
    for (const status of requestStatuses) {
      const ruleOf = (who: Person) => expected(action, type, status, who)
      const isRefused = (who: Person) => !['done', 'through'].includes(ruleOf(who))
      const everybody = Object.keys(people) as Person[]
      // who is refused leaves the request as it was, so the next one acts on the same
      const inOrder = everybody.toSorted((a, b) => Number(isRefused(b)) - Number(isRefused(a)))
      let request: Stored | undefined
      for (const who of inOrder) {
        request ??= await inStatus(type, status, action)
        await expectOutcome(action, type, { ...request, status }, who)
        if (!isRefused(who)) request = undefined
      }
    }
  })
})

test('who reviewed a request in two steps reads that it waits for an approver, and nobody else does', async () => {
  const isNotifiedOf = async (type: RequestType, status: RequestStatus, who: Person) => {
    const { code } = await inStatus(type, status, 'approve')
    const reply = await t.call('request.get', { params: { code } }, { as: people[who] })
    expect(reply.status, JSON.stringify(reply.error)).toBe(200)
    return (reply.body as { waitsForApprover: boolean }).waitsForApprover
  }
  for (const type of requestTypes) {
    expect(await isNotifiedOf(type, 'REVIEWED', 'same'), type).toBe(twoStep.has(type))
    expect(await isNotifiedOf(type, 'REVIEWED', 'approver'), type).toBe(false)
  }
  const [type = 'hf/room-rate'] = twoStep
  expect(await isNotifiedOf(type, 'PENDING', 'same')).toBe(false)
  expect(await isNotifiedOf(type, 'APPROVED', 'same')).toBe(false)
})
