import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import { tokensOf } from './calls.ts'

/** Calls of the administrator beside the browser. */
export interface Admin {
  get: (path: string) => Promise<string>
  post: (path: string, data: object) => Promise<APIResponse>
}

/** Signs the administrator of the sample in, without a browser. */
export async function signInAdmin(request: APIRequestContext): Promise<Admin> {
  const { access_token: token } = await tokensOf(request, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  return {
    get: async (path) => (await request.get(path, { headers })).text(),
    post: (path, data) => request.post(path, { headers, data }),
  }
}

/** The rows of the audit log once the facility is accredited: user, action and part, and how often. */
const stepsKept: Readonly<Record<string, number>> = {
  'PUBLIC CREATE Facility registration': 1,
  'PUBLIC CREATE Health facility': 1,
  'PUBLIC CREATE Facility document': 2,
  'officer STATUS Facility registration': 1,
  'approver STATUS Facility registration': 1,
  'officer UPDATE Health facility': 1,
  'officer DOWNLOAD Facility document': 1,
  'officer CREATE Facility document': 5,
  'officer CREATE Facility contract': 1,
  'officer UPDATE Facility contract': 1,
  'officer2 UPDATE Accreditation checklist': 8,
  'approver STATUS Accreditation status': 1,
  'officer2 CREATE Activity': 1,
  'officer VIEW Record read': 1,
  'officer2 VIEW Record read': 1,
}

/** One row for each step so far: status moves in the history, what people noted, and every save in the audit log. */
export async function expectEveryStepKept(
  admin: Admin,
  state: { code: string; request: string },
): Promise<void> {
  const read = async (path: string) =>
    (JSON.parse(await admin.get(path)) as { content: Record<string, string>[] }).content
  const moves = await read(`/api/accr/accreditation-history?applicantCode=${state.code}&size=50`)
  expect(moves.map(({ toStatus, createdBy }) => [toStatus, createdBy])).toEqual([
    ['ACCREDITED', 'approver'],
    ['ON_PROCESS', 'PUBLIC'],
  ])
  const notes = await read(`/api/accr/activity-log?applicantCode=${state.code}&size=50`)
  expect(notes.map(({ createdBy }) => createdBy)).toEqual(['officer2'])
  const record = await read(`/api/audit/audit-logs?entityCode=${state.code}&size=100`)
  const decided = await read(`/api/audit/audit-logs?entityCode=${state.request}&size=100`)
  const steps: Record<string, number> = {}
  for (const row of [...record, ...decided]) {
    const text = `${row['actor']} ${row['action']} ${row['auditTopic']}`
    steps[text] = (steps[text] ?? 0) + 1
  }
  // a document is shown with its application: how often depends on how long a page was open
  const shown = Object.keys(steps).filter((step) => step.endsWith(' DOWNLOAD Facility registration'))
  expect(shown.toSorted()).toEqual([
    'approver DOWNLOAD Facility registration',
    'officer DOWNLOAD Facility registration',
  ])
  for (const step of shown) delete steps[step]
  expect(steps).toEqual(stepsKept)
}
