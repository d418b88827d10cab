import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { pngBytes } from './support/bombs.ts'
import { effortOf } from './support/effort.ts'
import { addLists, makeFacility } from './support/facilities.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

/** A valid picture with transparency that is a few kilobytes as a file and `side` x `side` x 4 bytes once decoded. */
const squarePicture = (side: number, name: string) =>
  new File([new Uint8Array(pngBytes(side))], name, { type: 'image/png' })

const entity = 'hf/document'
const officer = { as: 'officer' }

/**
 * The longest the thread that answers was at work without a look at others, in milliseconds of its own processor time, and
 * the answer of the work. Other programs on the same cores do not lengthen it.
 */
async function withSilence<T>(work: () => Promise<T>): Promise<{ longest: number; done: T }> {
  let last = process.threadCpuUsage()
  let longest = 0
  const note = () => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, (user + system) / 1000)
    last = process.threadCpuUsage()
  }
  const look = setInterval(note, 10)
  const done = await work()
  clearInterval(look)
  note()
  return { longest, done }
}

test('pictures that decode to a thousand times their size do not stop the server for others', async () => {
  await addLists(t)
  const { code } = await makeFacility(t)
  const keep = async (side: number) => {
    const fields = { code, docType: 'PHOTO' }
    const files = [squarePicture(side, 'front.png')]
    const kept = await t.call('document.upload', { params: { entity }, fields, files }, officer)
    expect(kept.status).toBe(201)
    return kept.body.uuid
  }
  const preview = async (uuid: string) =>
    t.call('document.preview', { params: { entity }, query: { code, uuid } }, officer)
  const kept = [await keep(3600), await keep(3700), await keep(3800)]
  const { longest, done } = await withSilence(() => Promise.all(kept.map((uuid) => preview(uuid))))
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(longest).toBeLessThan(1000)
  // A picture seen before is not decoded again.
  const again = await effortOf(() => preview(kept[2] ?? ''))
  expect(again.done.status).toBe(200)
  expect(again.milliseconds).toBeLessThan(500)
})

test('a picture beyond what a phone makes is kept, but no page is made of it', async () => {
  const { code } = await makeFacility(t)
  const fields = { code, docType: 'PHOTO' }
  const files = [squarePicture(7000, 'wall.png')]
  const kept = await t.call('document.upload', { params: { entity }, fields, files }, officer)
  const query = { code, uuid: kept.body.uuid }
  const { longest, done } = await withSilence(() =>
    t.call('document.preview', { params: { entity }, query }, officer),
  )
  expect(done.error.message).toBe('This picture is too large to be shown. Download it instead.')
  expect(longest).toBeLessThan(1000)
})
