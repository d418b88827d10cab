import { eq, inArray } from 'drizzle-orm'
import type { Hono } from 'hono'
import { appUser, rateBucket } from '../../src/db/schema/index.ts'
import { lockedForGood } from '../../src/platform/auth/lock.ts'
import type { Services } from '../../src/platform/services.ts'

/** Refused sign-ins of one kind: how long each took in ms, and the different answers there were. */
interface SignInTimes {
  kind: string
  times: number[]
  answers: Set<string>
}

const hostile = [
  "' or 1=1 --",
  '%',
  'ÑANDÚ',
  'a'.repeat(254),
  '\u202enimda',
  '{"$ne":null}',
  '../../etc/passwd',
  'OFFICER ',
  '👩‍⚕️',
]

/** Names of each kind of refused sign-in; a sample user stands for each kind of account. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'unknown name': ['nobody', 'somebody.else', 'nobody@staff.example'],
  'hostile name': hostile,
  'wrong password': ['rates', 'officer2', 'approver'],
  'wrong password, address': ['rates@staff.example', 'approver@staff.example'],
  'locked by an administrator': ['compliance'],
  deleted: ['former.officer'],
  'temporary password, over': ['reports'],
  provider: ['coordinator', 'physician'],
}

async function prepare({ db }: Services): Promise<void> {
  const named = (name: string) => eq(appUser.username, name)
  await db.update(appUser).set({ lockedUntil: lockedForGood }).where(named('compliance'))
  await db.update(appUser).set({ deleted: true }).where(named('former.officer'))
  const past = new Date('2020-01-01T00:00:00Z')
  await db.update(appUser).set({ temporaryPassword: true, temporaryUntil: past }).where(named('reports'))
}

/** The same whatever kind of names came before: counters that are full would shorten the way. */
async function forgetCounters({ db }: Services): Promise<void> {
  const names = ['login-address', 'login-account', 'login-anywhere', 'refused']
  await db.delete(rateBucket).where(inArray(rateBucket.name, names))
}

function drawn<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T
}

async function signInOnce(app: Hono, username: string): Promise<{ ms: number; answer: string }> {
  const password = `Not-the-password-${Math.random().toString(36).slice(2)}`
  const body = new URLSearchParams({ grant_type: 'password', username, password })
  const began = performance.now()
  const reply = await app.request('/api/auth/oauth/token', { method: 'POST', body })
  const text = await reply.text()
  return { ms: performance.now() - began, answer: `${reply.status} ${text}` }
}

/** Signs in so many times with wrong passwords, the kinds mixed by chance, one after the other. */
export async function timeSignIns(app: Hono, services: Services, count: number): Promise<SignInTimes[]> {
  await prepare(services)
  const found = Object.keys(kinds).map((kind) => ({ kind, times: [], answers: new Set<string>() }))
  const results: SignInTimes[] = found
  for (let turn = -results.length * 2; turn < count; turn++) {
    if (turn % 3 === 0) await forgetCounters(services)
    const result = drawn(results)
    const { ms, answer } = await signInOnce(app, drawn(kinds[result.kind] ?? []))
    // the first ones warm up
    if (turn < 0) continue
    result.times.push(ms)
    result.answers.add(answer)
  }
  return results
}

/** The middle of some values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/**
 * Compares two distributions by the statistic of Mann and Whitney. `superiority` is the chance that a value of the first
 * is above one of the second: 0.5 where they are alike. `z` is its distance from that in standard deviations.
 */
export function compareTimes(
  first: readonly number[],
  second: readonly number[],
): { superiority: number; z: number } {
  const all = [...first.map((ms) => ({ ms, isFirst: true })), ...second.map((ms) => ({ ms, isFirst: false }))]
  const ranks = all.toSorted((a, b) => a.ms - b.ms).map(({ isFirst }, at) => (isFirst ? at + 1 : 0))
  const pairs = first.length * second.length
  const above = ranks.reduce((sum, rank) => sum + rank, 0) - (first.length * (first.length + 1)) / 2
  const deviation = Math.sqrt((pairs * (all.length + 1)) / 12)
  return { superiority: above / pairs, z: (above - pairs / 2) / deviation }
}
