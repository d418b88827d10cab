import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne, type SampleUser } from '../../../test/sample.ts'
import {
  button,
  choice,
  chooseInMenu,
  dialog,
  expectCount,
  expectNone,
  expectProblem,
  field,
  fillDay,
  heading,
  link,
  question,
  row,
  rowCount,
} from '../../../test/screen.ts'

const types = '/provider/hf-type'

describe('who may change a list', () => {
  const roles: readonly (readonly [SampleUser, number])[] = [
    ['officer', 1],
    ['rates', 1],
    ['admin', 1],
    ['approver', 0],
    ['compliance', 0],
    ['reports', 0],
  ]
  it.each(roles)('%s: %i', async (user, count) => {
    await renderScreen(types, { as: user })
    await expect.element(row('Eye centre')).toBeVisible()
    await expectCount(button('Add health facility type'), count)
  })
})

describe('an entry of a list', () => {
  it('is refused at the field whose value is taken, with nothing lost, then saved', async () => {
    await renderScreen(types, { as: 'officer' })
    await button('Add health facility type').click()
    const save = () => button('Save', dialog()).last()
    await save().click()
    await expect.element(field('Code', dialog())).toHaveAttribute('aria-invalid', 'true')
    await field('Code', dialog()).fill('EYE')
    await field('Description', dialog()).fill('Sleep laboratory')
    await save().click()
    await expectProblem(field('Code', dialog()), 'Code already exists', 'EYE')
    await expect.element(field('Description', dialog())).toHaveValue('Sleep laboratory')
    await field('Code', dialog()).fill('SLEEP')
    await field('Description', dialog()).fill('Eye centre')
    await save().click()
    await expectProblem(field('Description', dialog()), 'Description must be unique', 'Eye centre')
    await field('Description', dialog()).fill('Sleep laboratory')
    await save().click()
    await expectNone(dialog())
    await expect.element(row('Sleep laboratory')).toBeVisible()
    const { created_by: by } = await queryOne(
      `select created_by from reference_item where list = 'hf-type' and code = 'SLEEP'`,
    )
    expect(by).toBe('officer')
  })

  it('keeps the box that is ticked while a number is being typed', async () => {
    await renderScreen('/provider/lapse-rule', { as: 'admin' })
    await button('Add lapse rule').click()
    await page.getByRole('textbox', { name: 'Propose suspension after days' }).fill('5')
    // a press of the pointer leaves the number and ticks the box at once
    await dialog().getByText('In force', { exact: true }).click()
    await expect.element(dialog().getByRole('checkbox', { name: 'In force' })).toBeChecked()
    await expect
      .element(page.getByRole('textbox', { name: 'Propose suspension after days' }))
      .toHaveValue('5')
  })

  it('has the number of records that use it in its form', async () => {
    await renderScreen(types, { as: 'officer' })
    await chooseInMenu(row('Hospital').getByRole('button').last(), 'Edit')
    const { count } = await queryOne<{ count: number }>(
      `select count(*)::int as count from facility where type_code = 'HOSP'`,
    )
    expect(count).toBeGreaterThan(1)
    await expect
      .element(dialog())
      .toMatchTextContent(
        new RegExp(`Used by ${count} health facilities.*Its code cannot be changed\\.`, 'u'),
      )
  })

  it('is deleted after its uses were named, and enabled again', async () => {
    await renderScreen(types, { as: 'admin' })
    await chooseInMenu(row('Birthing home').getByRole('button').last(), 'Delete')
    await expect.element(question()).toMatchTextContent(/Used by \d+ health facilit/)
    await button('Delete', question()).click()
    await expectNone(question())
    await expect.element(row('Birthing home')).toMatchTextContent('Deleted')
    const { deleted } = await queryOne(
      `select deleted from reference_item where list = 'hf-type' and code = 'BIRTH'`,
    )
    expect(deleted).toBe(true)
    await chooseInMenu(row('Birthing home').getByRole('button').last(), 'Enable')
    await expect.element(row('Birthing home')).toMatchTextContent('In use')
  })
})

describe('a list', () => {
  it('of one page has no pages to turn, and its foot counts the items', async () => {
    await renderScreen(types, { as: 'officer' })
    await expect.element(rowCount(/^1[1-9] health facility types$/)).toBeVisible()
    await expectNone(page.getByRole('navigation', { name: 'Health facility types, pages' }))
    // only what is not in use is seen to say so
    const state = row('Eye centre').getByText('In use').element()
    expect(state.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  })

  it('is found in the menu of lists and searched', async () => {
    await renderScreen('/provider', { as: 'reports' })
    await link('Room categories').click()
    await expect.element(page.getByRole('grid', { name: 'Room categories' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search room categories' }).fill('zebra')
    await expect.element(heading('No item matches')).toBeVisible()
  })

  it('cannot be read and is read again', () =>
    expectErrorAndRetry({ path: types, as: 'officer', call: '/hf-type', content: row('Eye centre') }))
})

describe('a requirement rule', () => {
  it('says whom it is about before it is saved', async () => {
    await renderScreen('/provider/requirement-rules', { as: 'admin' })
    await expect.element(heading('No rules yet')).toBeVisible()
    await button('Add rule').click()
    await choice('Whose document', dialog()).selectOptions('Facility credentials')
    await choice('Document', dialog()).selectOptions('Fire safety inspection certificate')
    await choice('Facility type', dialog()).selectOptions('Hospital')
    await fillDay('From', '2028-11-20', dialog())
    await expect.element(dialog().getByText(/It is about \d+ providers?\./)).toBeVisible()
    await button('Add rule', dialog()).click()
    await expectNone(dialog())
    await expect.element(row('Fire safety inspection certificate')).toMatchTextContent('Hospital')
    expect(await query('select created_by from requirement_rule')).toEqual([{ created_by: 'admin' }])
    await chooseInMenu(row('Fire safety inspection certificate').getByRole('button').last(), 'Delete')
    await expect.element(row('Fire safety inspection certificate')).toMatchTextContent('Deleted')
  })

  it.each([
    ['officer', 1],
    ['approver', 0],
  ] as const)('may be added by %s: %i', async (user, count) => {
    await renderScreen('/provider/requirement-rules', { as: user })
    await expect.element(page.getByRole('grid').first()).toBeVisible()
    await expectCount(button('Add rule'), count)
  })
})

describe('holidays', () => {
  it('are kept with day, kind and region, and where they were moved from', async () => {
    await renderScreen('/provider/holiday?term=bonifacio', { as: 'officer' })
    await expectCount(row('Regular holiday'), 2)
    await button('Add holiday').click()
    await field('Code', dialog()).fill('FIESTA')
    await field('Name', dialog()).fill('Town fiesta')
    await fillDay('Day', '2026-12-09', dialog())
    await choice('Kind', dialog()).selectOptions('Special non-working day')
    await choice('Region', dialog()).selectOptions('Region VI (Western Visayas)')
    await button('Save', dialog()).last().click()
    await expectNone(dialog())
    const { attributes } = await queryOne<{ attributes: object }>(
      `select attributes from reference_item where list = 'holiday' and code = 'FIESTA'`,
    )
    expect(attributes).toEqual({ day: '2026-12-09', regionCode: '0600000000' })
  })
})
