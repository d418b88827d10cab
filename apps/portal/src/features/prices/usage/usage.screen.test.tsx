import { lastMonths } from '@capiz/domain/fees'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { query, type SampleUser } from '../../../../test/sample.ts'
import { button, expectCount, field, region, tab } from '../../../../test/screen.ts'
import { today } from '../../../patterns/today.ts'

const path = '/rates/usage'
const { to } = lastMonths(today())

async function choose(rows: readonly string[]): Promise<void> {
  await expect.element(region('File of counts')).toBeVisible()
  const input = region('File of counts').element().querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no field for a file of counts.')
  const file = new File([['Facility code,Item code,Month,Count', ...rows].join('\n')], 'counts.csv', {
    type: 'text/csv',
  })
  await userEvent.upload(input, file)
  await button('Check the file').click()
}

describe('who may count the use', () => {
  const roles: readonly (readonly [SampleUser, number])[] = [
    ['rates', 1],
    ['approver', 1],
    ['officer', 0],
    ['reports', 0],
  ]
  it.each(roles)('%s: %i', async (user, count) => {
    await renderScreen('/rates', { as: user })
    await expect.element(tab('Fee lookup')).toBeVisible()
    await expectCount(tab('Counts of use'), count)
  })
})

describe('a file of counts', () => {
  it('is mended where a row is wrong, replaces the month of the facility, and says so', async () => {
    const stored = `select item_key, uses from usage_count where facility_code = 'HF0000005' and month = '${to}'`
    await renderScreen(path, { as: 'rates' })
    await field('Source').fill('Claims system')
    await choose([`HF0000005,WARD,${to},31`, `HF0000005,PRIV,${to},many`])
    await expect.element(page.getByText(/^1 new, 0 changed, 0 the same, 1 cannot be used/)).toBeVisible()
    await field('Row 3, Count').fill('12')
    await button('Check 1 corrected cell').click()
    await button('Save 2 rows').click()
    await expect.element(page.getByText('2 counts of 1 month stored.').first()).toBeVisible()
    await expect
      .poll(() => query(`${stored} order by item_key`))
      .toEqual([
        { item_key: 'priv', uses: 12 },
        { item_key: 'ward', uses: 31 },
      ])
  })

  it('shows rows that repeat each other side by side; the one to keep is chosen by keyboard alone', async () => {
    await renderScreen(path, { as: 'rates' })
    await choose([`HF0000006,WARD,${to},3`, `HF0000006,ward,${to},4`, `HF0000006,PRIV,${to},5`])
    const twins = page.getByRole('radiogroup', { name: /keep one of 2 rows$/ })
    await expect.element(twins).toMatchTextContent('Row 2')
    await expect.element(twins).toMatchTextContent('Item code: WARD; Count: 3')
    await expect.element(twins).toMatchTextContent('Item code: ward; Count: 4')
    await expect.element(button('Keep the chosen rows')).toBeDisabled()
    twins.getByRole('radio').first().element().focus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect.element(twins.getByRole('radio').last()).toBeChecked()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Keep 1 chosen row, leave 1 out')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await button('Save 2 rows').click()
    await expect
      .poll(() =>
        query(`select item_key, uses from usage_count where facility_code = 'HF0000006' order by 1`),
      )
      .toEqual([
        { item_key: 'priv', uses: 5 },
        { item_key: 'ward', uses: 4 },
      ])
  })
})
