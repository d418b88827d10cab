import { performance } from 'node:perf_hooks'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, makeFacility } from './support/facilities.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A valid picture with transparency that is a few kilobytes as a file and `side` x `side` x 4 bytes once decoded. */
function squarePicture(side: number, name: string): File {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((side * 4 + 1) * side), { level: 1 })
  const mark = Buffer.from('89504e470d0a1a0a', 'hex')
  const bytes = Buffer.concat([
    mark,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

const entity = 'hf/document'
const officer = { as: 'officer' }

/** The longest time the server answered nobody while the work ran, in milliseconds, and the answer of the work. */
async function withSilence<T>(work: () => Promise<T>): Promise<{ longest: number; done: T }> {
  let last = performance.now()
  let longest = 0
  const look = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 10)
  const done = await work()
  clearInterval(look)
  return { longest: Math.max(longest, performance.now() - last), done }
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
  const started = performance.now()
  expect((await preview(kept[2] ?? '')).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(500)
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
