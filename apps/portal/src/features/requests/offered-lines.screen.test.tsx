import { proposal } from '@capiz/api/contract/proposal'
import { request } from '@capiz/api/contract/request'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { callsOf, query } from '../../../test/sample.ts'
import { button, expectNone } from '../../../test/screen.ts'

/** Room rates proposed by the coordinator of the sample, for which the approver offers other amounts. */
const code = 'UR-2026-000010'
const address = `/dashboard/requests/${code}`
const lines = () => page.getByRole('grid', { name: 'Lines of the proposal' })
const answers = () => lines().getByRole('combobox')
let offered = 0

beforeAll(async () => {
  const review = await callsOf('officer2')
  await review(request.review, { body: { code } })
  const approve = await callsOf('approver')
  const proposed = await approve(proposal.lines, { params: { code } })
  const offers = proposed.flatMap(({ key, values, state }) => {
    const asked = values['rate']
    return state === 'same' || typeof asked !== 'number'
      ? []
      : [{ key, choice: 'counter' as const, amount: asked - 10, reason: 'The area pays less' }]
  })
  offered = offers.length
  await approve(proposal.counter, { body: { code, days: 7, lines: offers } })
})

describe('the amounts offered for the lines of a proposal', () => {
  it('are answered by nobody but who proposed them', async () => {
    await renderScreen(address, { as: 'approver' })
    await expect.element(lines()).toBeVisible()
    await expectNone(button('Send answer'))
  })

  it('take an answer for each line before they are sent', async () => {
    await renderScreen(address, { as: 'coordinator' })
    await expect.element(page.getByText(new RegExp(`^0 of ${offered} lines? answered$`))).toBeVisible()
    expect(answers().elements()).toHaveLength(offered)
    await button('Send answer').click()
    await expect.element(lines().getByText('Accept or decline.').first()).toBeVisible()
    expect(document.activeElement).toBe(answers().first().element())
    expect(
      await query(
        `select count(*)::int as n from user_request where code = '${code}' and status = 'REVIEWED'`,
      ),
    ).toEqual([{ n: 1 }])
  })

  it('are accepted all at once but one, and the request waits for a decision again', async () => {
    await renderScreen(address, { as: 'coordinator' })
    await button('Accept all').click()
    await answers().first().selectOptions('Decline')
    await expect
      .element(page.getByText(new RegExp(`^${offered} of ${offered} lines? answered$`)))
      .toBeVisible()
    await button('Send answer').click()
    await expectNone(button('Send answer'))
    const [row] = await query(`select counter_offer from user_request where code = '${code}'`)
    const text = JSON.stringify(row)
    expect(text.match(/"accepted":\s*false|DECLINED/gu) ?? []).toHaveLength(1)
  })
})
