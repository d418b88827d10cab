import type { APIRequestContext, Browser } from '@playwright/test'
import { callsWith, type Calls } from './calls.ts'
import { addClinic } from './clinic.ts'
import { manilaDayIn } from './documents.ts'
import { newPerson, signedIn, type Person } from './people.ts'
import { accredit } from './physician.ts'

/** A person with a browser, and the calls of the same session: a user has one. */
export interface Worker extends Person {
  calls: Calls
}

/** A user of the sample at an own browser, whose calls go beside the browser: its cookies would want the token of a page. */
async function workerAs(browser: Browser, request: APIRequestContext, username: string): Promise<Worker> {
  const person = await signedIn(browser, username)
  return { ...person, calls: callsWith(request, person.tokens) }
}

/** The users of the journey: two providers, and staff who request, review and decide. */
export const usernames = [
  'coordinator2',
  'physician2',
  'compliance',
  'officer',
  'rates',
  'approver',
  'admin',
] as const
/** Username of a person in the journey. */
export type Name = (typeof usernames)[number]

/** The people and records of the journey's requests. */
export interface RequestFixture {
  people: Readonly<Record<Name, Worker>>
  /** calls of a visitor without an account */
  visitor: APIRequestContext
  /** a dental clinic and a dentist used by no other in the sample */
  clinic: { code: string; name: string }
  dentist: { code: string; prcNumber: string; lastName: string }
  /** tells names and numbers of this try from those of another one */
  turn: number
}

/** The record of the coordinator. */
export const facility = 'HF0000003'
/** The record of the physician. */
export const physician = 'PHY0000002'

/** One request of a type can be open: what the sample has under way is taken out of the way. */
async function clearRequests(admin: Calls): Promise<void> {
  for (const code of [facility, physician]) {
    const path = `/user-request?applicantCode=${code}&status=PENDING,REVIEWED&size=50`
    const { content } = await admin.get<{ content: { code: string }[] }>(path)
    for (const one of content) {
      await admin.post('/user-request/reject', { code: one.code, remarks: 'Out of the way of the journey.' })
    }
  }
}

/** A day documents are good until. */
export const inAYear = manilaDayIn(365)

/** Returns the fields of a new physician; the number makes them distinct. */
export const doctor = (number: number, lastName: string, phyTypeCode: string) => ({
  lastName,
  firstName: 'Sinag',
  birthDate: '1979-08-01',
  sex: 'F',
  phyTypeCode,
  prcNumber: String(number),
  prcValidity: inAYear,
  emailAddress: `sinag.${number}@doctor.example`,
  mobileNumber: `0917${number}`,
  specializations: [{ specializationCode: phyTypeCode === 'DMD' ? 'DENTGP' : 'IM', primary: true }],
})

/** Signs everybody in and makes the records the requests are about. */
export async function createRequestFixture(browser: Browser): Promise<RequestFixture> {
  // the calls of all go beside the browsers, whose cookies would want the token of a page
  const { request: visitor } = (await newPerson(browser)).context
  const workers: [Name, Worker][] = []
  for (const name of usernames) workers.push([name, await workerAs(browser, visitor, name)])
  const people = Object.fromEntries(workers) as Record<Name, Worker>
  const turn = process.pid % 1000
  await clearRequests(people.admin.calls)
  const { calls } = people.officer
  const clinicName = `Hiraya Dental Clinic ${turn}`
  const { code } = await addClinic(calls, clinicName, {
    emailAddress: `account.${turn}@hiraya.example`,
  })
  const form = { ...doctor(8_110_000 + turn, 'Hiraya', 'DMD'), confirmDuplicates: true }
  const { record: dentist } = await calls.post<{ record: RequestFixture['dentist'] }>('/phy', form)
  await accredit(calls, { verifier: people.admin.calls, decider: people.approver.calls }, dentist.code)
  return { people, visitor, clinic: { code, name: clinicName }, dentist, turn }
}
