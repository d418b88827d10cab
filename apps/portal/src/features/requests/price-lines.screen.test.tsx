import { request } from '@capiz/api/contract/request'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { callsOf, query } from '../../../test/sample.ts'
import { button, choice, expectNone, field, region } from '../../../test/screen.ts'

/** Room rates proposed by the coordinator of the sample; two steps. */
const code = 'UR-2026-000010'
const address = `/dashboard/requests/${code}`
const lines = () => page.getByRole('grid', { name: 'Lines of the proposal' })
const rows = () => lines().getByRole('row')
const firstChoice = () => lines().getByRole('combobox').first()
const nameOf = (label: string | null): string => (label ?? '').replace('Decision on ', '')

/** The name of the line the first choice is about. */
async function firstLine(): Promise<string> {
  await expect.element(firstChoice()).toBeVisible()
  const box = firstChoice().element() as HTMLSelectElement
  return nameOf(box.labels[0]?.textContent ?? null)
}

beforeAll(async () => {
  const call = await callsOf('officer2')
  await call(request.review, { body: { code } })
})

describe('the lines of a proposed sheet', () => {
  it('stand beside the prices in force in five columns, and are filtered', async () => {
    await page.viewport(1440, 900)
    await renderScreen(address, { as: 'approver' })
    for (const name of ['Item', 'In force', 'Requested', 'Difference', 'Percent', 'Decision']) {
      await expect.element(lines().getByRole('columnheader', { name })).toBeVisible()
    }
    const count = rows().elements().length - 1
    const filter = choice('Lines')
    await expect
      .element(filter.getByRole('option', { name: `All changed lines (${count})` }))
      .toBeInTheDocument()
    await filter.selectOptions(`Undecided (${count})`)
    await firstChoice().selectOptions('Accept')
    await expect.poll(() => rows().elements().length - 1).toBe(count - 1)
    await expect.element(page.getByText(`${count} changed line`)).toMatchTextContent('1 decided')
  })

  it('are decided by keys: accept, take back, refuse with the reason', async () => {
    await renderScreen(address, { as: 'approver' })
    const name = await firstLine()
    const cell = firstChoice().element().closest('td')
    cell?.focus()
    // the keys of the frame come after the page
    await expect.element(page.getByRole('button', { name: /^Search/ }).first()).toBeVisible()
    await userEvent.keyboard('a')
    await expect.element(firstChoice()).toHaveValue('accept')
    await userEvent.keyboard('z')
    await expect.element(firstChoice()).toHaveValue('')
    await userEvent.keyboard('r')
    await expect.element(field(`Reason for refusing ${name}`)).toHaveFocus()
    await button('Approve without 1 line', region('Decision')).click()
    await expect.element(page.getByText('Say why.')).toBeVisible()
    await field(`Reason for refusing ${name}`).fill('Above what was agreed.')
    await button('Approve without 1 line', region('Decision')).click()
    await expect
      .poll(() => query(`select status from user_request where code = '${code}'`))
      .toEqual([{ status: 'APPROVED' }])
  })

  it('say what was in force at the decision, on screen and on paper, also to who asked', async () => {
    for (const as of ['approver', 'coordinator'] as const) {
      for (const path of [address, `${address}/print`]) {
        await renderScreen(path, { as })
        await expect
          .element(lines().getByRole('columnheader', { name: 'In force at the decision' }))
          .toBeVisible()
        await expect.element(lines().getByText('Refused: Above what was agreed.')).toBeVisible()
        await expectNone(lines().getByRole('combobox'))
        const impact = page.getByText(/^Yearly impact: [+−]₱[\d,]+\.\d\d on \d+ of \d+ changed prices\.$/)
        if (as === 'approver') await expect.element(impact).toBeVisible()
        else await expectNone(page.getByText(/Yearly impact/))
      }
    }
  })
})
