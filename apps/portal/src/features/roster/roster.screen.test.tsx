import { describe, expect, it } from 'vitest'
import { rosterFields } from '@capiz/domain/roster'
import { commands, page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, type SampleUser } from '../../../test/sample.ts'
import { button, expectCount, expectNone, heading, region, tab } from '../../../test/screen.ts'

const path = '/health-facility/HF0000003/roster'
const start = () => region('Roster')

/** A roster with these rows, by the headings of the template. */
function roster(...rows: readonly string[]): File {
  const head = 'PRC licence number,Profession,Last name,First name'
  return new File([[head, ...rows].join('\n')], 'roster.csv', { type: 'text/csv' })
}

/** Gives a file to the field that takes the list. */
async function choose(file: File): Promise<void> {
  await expect.element(start()).toBeVisible()
  const input = start().element().querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('The roster has no field for a file.')
  await userEvent.upload(input, file)
}

describe('who may send a roster', () => {
  const roles: readonly (readonly [SampleUser, number])[] = [
    ['officer', 1],
    ['approver', 1],
    ['coordinator2', 1],
    ['rates', 0],
    ['compliance', 0],
    ['reports', 0],
  ]
  it.each(roles)('%s: %i', async (user, count) => {
    await renderScreen('/health-facility/HF0000003/physicians', { as: user })
    await expect.element(page.getByRole('navigation', { name: 'Parts of the record' })).toBeVisible()
    await expectCount(tab('Roster'), count)
  })
})

describe('a roster', () => {
  it('names the columns of the list, and checks it once a file is chosen', async () => {
    await renderScreen(path, { as: 'coordinator2' })
    const columns = region('Columns of the list')
    await expect.element(columns).toBeVisible()
    const texts = (tag: string) =>
      [...columns.element().querySelectorAll(tag)].map(({ textContent }) => textContent)
    expect(texts('dt')).toEqual(['Always', 'For physicians not on record yet', 'Optional'])
    expect(texts('dd')[0]).toBe('Last name, First name')
    expect(texts('dd')[1]).toMatch(/^PRC licence number, Profession \(Physician or Dentist\), /u)
    for (const { label } of rosterFields) expect(texts('dd').join(', ')).toContain(label)
    const backgroundOf = () => getComputedStyle(button('Check the file').element()).backgroundColor
    const before = backgroundOf()
    await choose(roster('9999999,MD,Zorrilla,Ana'))
    await expect.poll(backgroundOf).not.toBe(before)
  })

  it('needs a file', async () => {
    await renderScreen(path, { as: 'officer' })
    await expect.element(button('Check the file')).toBeVisible()
    // nothing to list, search, filter or order
    await expectNone(heading('Earlier rosters'))
    await expectNone(page.getByRole('searchbox', { name: 'Search uploads' }))
    await button('Check the file').click()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    expect(await query('select 1 from row_import')).toEqual([])
  })

  it('says what its rows would do before anything is saved', async () => {
    const [known] = await query<{ prc_number: string; last_name: string; first_name: string }>(
      `select prc_number, last_name, first_name from physician where code = 'PHY0000013'`,
    )
    await renderScreen(path, { as: 'officer' })
    await choose(roster(`${known?.prc_number},MD,${known?.last_name},${known?.first_name}`))
    await button('Check the file').click()
    await expect.element(page.getByText(/1 on record to affiliate/).first()).toBeVisible()
    const before = await query(`select count(*)::int as count from affiliation`)
    await button(/^Save (?:all|1) rows?$/).click()
    await expect.element(page.getByText(/1 physician was affiliated|affiliated\./).first()).toBeVisible()
    const after = await query<{ count: number }>(`select count(*)::int as count from affiliation`)
    expect(after[0]?.count).toBe(Number(before[0]?.['count']) + 1)
  })

  it('is chosen again when the server cannot be reached', async () => {
    await renderScreen(path, { as: 'officer' })
    await choose(roster('9999999,MD,Zorrilla,Ana'))
    await commands.setFault({ failure: 'gateway', path: '/roster' })
    await button('Check the file').click()
    await expect.element(page.getByText('502 Bad Gateway').first()).toBeVisible()
  })
})
