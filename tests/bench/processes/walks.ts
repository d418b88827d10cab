import { randomInt, randomUUID } from 'node:crypto'
import { samplePassword } from '../../../apps/server/src/seed/user.ts'
import { approvalOf } from '../approvals.ts'
import type { Answer, Call, Client } from './client.ts'
import type { People } from './people.ts'

/** Writes that were acknowledged to a caller, and those whose answer never came. */
export interface Writes {
  /** remarks of activities that were noted */
  notes: string[]
  /** requests that were approved */
  approved: string[]
  /** saves that were acknowledged */
  saves: number
  /** remarks of a physician that may stand in the database: those before the run or acknowledged last, and any tried after */
  remarks: Map<string, Set<string>>
}

/** The run as the people in it see it. */
export interface Walk {
  client: Client
  people: People
  writes: Writes
  thinkMs: number
  isOver: () => boolean
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const think = ({ thinkMs }: Walk) => pause(thinkMs * (0.5 + Math.random()))
const one = <T>(values: readonly T[]): T | undefined =>
  values.length > 0 ? values[randomInt(values.length)] : undefined
const isDone = ({ status }: Answer) => status >= 200 && status < 300
const isAway = ({ status }: Answer) => status === 0 || status >= 502
/** Pause before somebody tries again what was not answered. */
const againMs = 500
/** A decision asks for a sign-in of the last five minutes. */
const freshMs = 240_000

/** Rounds of an officer until a report of all physicians: at a pause of 5 s, one in about 40 minutes. */
const roundsForReport = 100

/** Repeats a call under the same key until it is answered or the run is over. */
async function insist(walk: Walk, call: Call): Promise<Answer> {
  for (;;) {
    const answer = await walk.client.call(call)
    if (!isAway(answer) || walk.isOver()) return answer
    await pause(againMs)
  }
}

async function signIn(walk: Walk, username: string, from: string): Promise<string | undefined> {
  const form = new URLSearchParams({ grant_type: 'password', username, password: samplePassword })
  const answer = await insist(walk, {
    group: 'sign in',
    method: 'POST',
    path: '/api/auth/oauth/token',
    from,
    body: form.toString(),
    type: 'application/x-www-form-urlencoded',
    fits: ({ text }) => text.includes('access_token'),
  })
  if (!isDone(answer)) return undefined
  return (JSON.parse(answer.text) as { access_token: string }).access_token
}

/** One member of staff at work: the token is renewed by signing in, as after a break. */
async function atWork(
  walk: Walk,
  username: string,
  from: string,
  round: (token: string) => Promise<void>,
): Promise<void> {
  await pause(Math.random() * walk.thinkMs)
  while (!walk.isOver()) {
    const token = await signIn(walk, username, from)
    const until = performance.now() + freshMs
    if (token === undefined) {
      await pause(againMs)
      continue
    }
    while (performance.now() < until && !walk.isOver()) await round(token)
  }
}

/** Saves remarks on a physician whom nobody else in the run writes to. */
async function save(
  walk: Walk,
  who: { token: string; from: string },
  code: string,
  record: { remarks?: string | null },
): Promise<void> {
  const remarks = `Seen in run ${randomUUID()}`
  const accepted = walk.writes.remarks.get(code) ?? new Set([record.remarks ?? ''])
  walk.writes.remarks.set(code, accepted)
  accepted.add(remarks)
  const answer = await insist(walk, {
    group: 'save',
    method: 'POST',
    path: '/api/accr/phy',
    ...who,
    body: JSON.stringify({ ...record, remarks }),
    key: randomUUID(),
    fits: ({ text }) => text.includes(code),
  })
  if (isDone(answer)) {
    walk.writes.saves += 1
    walk.writes.remarks.set(code, new Set([remarks]))
  } else if (!isAway(answer)) accepted.delete(remarks)
}

async function note(walk: Walk, who: { token: string; from: string }, code: string): Promise<void> {
  const remarks = randomUUID()
  const answer = await insist(walk, {
    group: 'note',
    method: 'POST',
    path: '/api/accr/activity-log',
    ...who,
    body: JSON.stringify({ applicantCode: code, activityType: 'NOTE', activityDate: '2026-01-05', remarks }),
    key: randomUUID(),
    fits: ({ text }) => text.includes(remarks),
  })
  if (!isDone(answer)) return
  walk.writes.notes.push(remarks)
  // What was just written has to be there, whichever process and database answers.
  await insist(walk, {
    group: 'own note',
    path: `/api/accr/activity-log?applicantCode=${code}&size=100&sort=id,DESC`,
    ...who,
    fits: ({ text }) => text.includes(remarks),
  })
}

/** Officers list, open, save and note; now and then they look at the audit log or a report, which the replica answers. */
async function officer(walk: Walk, username: string, at: number): Promise<void> {
  const from = `10.20.${at >> 8}.${at & 255}`
  const mine = walk.people.physicians.filter((_, place) => place % walk.people.officers.length === at)
  await atWork(walk, username, from, async (token) => {
    const who = { token, from }
    const code = one(mine)
    if (code === undefined) throw new Error('There are fewer physicians than officers: give --staff less.')
    await insist(walk, {
      group: 'list',
      path: `/api/accr/phy/list?size=20&page=${randomInt(10)}&sort=lastName,ASC`,
      ...who,
      fits: ({ text }) => text.includes('"content"'),
    })
    await think(walk)
    const read = await insist(walk, {
      group: 'record',
      path: `/api/accr/phy/${code}`,
      ...who,
      fits: ({ text }) => text.includes(`"code":"${code}"`),
    })
    await think(walk)
    if (isDone(read)) await save(walk, who, code, JSON.parse(read.text) as { remarks?: string | null })
    await think(walk)
    await note(walk, who, code)
    await think(walk)
    if (randomInt(roundsForReport) > 0) return
    await insist(walk, {
      group: 'report',
      method: 'POST',
      path: '/api/reports/physician-credentials/preview',
      ...who,
      body: '{}',
    })
    await think(walk)
  })
}

async function approver(walk: Walk, username: string, at: number): Promise<void> {
  const from = `10.21.${at >> 8}.${at & 255}`
  await atWork(walk, username, from, async (token) => {
    const code = walk.people.requests.pop()
    const who = { token, from }
    if (code === undefined) {
      await insist(walk, { group: 'list', path: '/api/accr/user-request?size=20', ...who })
    } else {
      const answer = await insist(walk, {
        group: 'approve',
        method: 'POST',
        path: '/api/accr/user-request/approve',
        ...who,
        body: JSON.stringify(approvalOf(code)),
        key: randomUUID(),
      })
      if (isDone(answer)) walk.writes.approved.push(code)
    }
    await think(walk)
  })
}

/** Lets all staff work until the run is over. */
export async function staffWalk(walk: Walk): Promise<void> {
  const { officers, approvers } = walk.people
  await Promise.all([
    ...officers.map((username, at) => officer(walk, username, at)),
    ...approvers.map((username, at) => approver(walk, username, at)),
  ])
}

function visit({ client, people }: Walk, at: number): Promise<Answer> {
  const from = `10.${30 + ((at >> 16) & 127)}.${(at >> 8) & 255}.${at & 255}`
  const kind = at % 4
  if (kind === 0)
    return client.call({
      group: 'directory list',
      path: `/api/accr/public/accredited-list?page=${at % 5}`,
      from,
    })
  if (kind === 1) {
    const code = one(people.facilities) ?? ''
    // a facility that is not in the directory is not found, which is right too
    return client.call({
      group: 'directory record',
      path: `/api/accr/public/accredited-list?name=${code.slice(-2)}`,
      from,
    })
  }
  return client.call({
    group: 'directory search',
    path: `/api/accr/public/phy-list?size=20&page=${randomInt(20)}`,
    from,
  })
}

/** Sends public requests at an even rate, whether or not the earlier ones are answered, until the run is over. */
export async function visitorsWalk(walk: Walk, perSecond: number): Promise<void> {
  const began = performance.now()
  const open = new Set<Promise<unknown>>()
  let sent = 0
  while (!walk.isOver()) {
    const due = ((performance.now() - began) / 1000) * perSecond
    for (; sent < due && open.size < 2000; sent++) {
      const visiting: Promise<unknown> = visit(walk, sent).finally(() => open.delete(visiting))
      open.add(visiting)
    }
    await pause(10)
  }
  await Promise.all(open)
}
