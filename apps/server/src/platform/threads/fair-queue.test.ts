import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const limits: ConstructorParameters<typeof FairQueue>[0] = {
  running: 2,
  runningPerUser: 1,
  waiting: 6,
  waitingPerBlock: 4,
  waitingPerUser: 2,
  userMs: 1000,
  blockMs: 2000,
  refill: 0.5,
}

const ana = { user: 'USR1', block: '203.0.113.7' }
const ben = { user: 'USR2', block: '203.0.113.7' }
const cora = { user: 'USR3', block: '2001:db8:0:1::/64' }

/** Work that ends when it is told to, and the order in which pieces began. */
function pieces(queue: FairQueue) {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, caller: typeof ana) =>
    queue.run(caller, () => {
      began.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { began, add, end }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('one piece of a user runs at a time, so that a second user never waits for the first one', async () => {
  const queue = new FairQueue(limits, () => 0)
  const { began, add, end } = pieces(queue)
  void add('ana 1', ana)
  void add('ana 2', ana)
  void add('cora 1', cora)
  await settled()
  expect(began).toEqual(['ana 1', 'cora 1'])
  void add('ben 1', ben)
  await end('cora 1')
  expect(began).toEqual(['ana 1', 'cora 1', 'ben 1'])
  await end('ana 1')
  expect(began.at(-1)).toBe('ana 2')
})

test('who waits for two already is told to wait, and so is a fifth from the same block', async () => {
  const queue = new FairQueue(limits, () => 0)
  const { add } = pieces(queue)
  for (const name of ['1', '2', '3']) void add(`ana ${name}`, ana)
  await settled()
  expect(queue.busyFor(ana)).toEqual({ reason: 'share', retrySeconds: 10 })
  expect(queue.busyFor(ben)).toBeUndefined()
  for (const name of ['1', '2', '3']) void add(`ben ${name}`, ben)
  await settled()
  expect(queue.busyFor({ user: undefined, block: ana.block })?.reason).toBe('share')
  expect(queue.busyFor(cora)).toBeUndefined()
})

test('everything together has a bound', async () => {
  const queue = new FairQueue({ ...limits, waiting: 1 }, () => 0)
  const { add } = pieces(queue)
  for (const caller of [ana, ben, cora]) void add(caller.user, caller)
  await settled()
  expect(queue.busyFor({ user: 'USR4', block: 'elsewhere' })?.reason).toBe('full')
})

test('time that was taken is counted by user and by block, and given back with the passing time', async () => {
  let now = 0
  const queue = new FairQueue(limits, () => now)
  const take = (caller: typeof ana, ms: number) =>
    queue.run(caller, async () => {
      now += ms
    })
  await take(ana, 1500)
  expect(queue.busyFor(ana)).toEqual({ reason: 'share', retrySeconds: 1 })
  expect(queue.busyFor(ben)).toBeUndefined()
  now += 1001
  expect(queue.busyFor(ana)).toBeUndefined()
  await take(ben, 3000)
  expect(queue.busyFor({ user: 'USR9', block: ben.block })?.reason).toBe('share')
  expect(queue.busyFor(cora)).toBeUndefined()
})
