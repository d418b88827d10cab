import { expect, test } from '@playwright/test'
import { killRounds } from '../faults/kill9.ts'

/** The short form of `node faults/kill9.ts`, which runs twenty rounds. */
test('X1: nothing the server acknowledged is lost when it is killed', async () => {
  test.setTimeout(180_000)
  const report = await killRounds(3)
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report).toMatchObject({ lost: [], halves: [] })
})
