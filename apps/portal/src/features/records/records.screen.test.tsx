import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne, type SampleUser } from '../../../test/sample.ts'
import {
  button,
  choice,
  dialog,
  expectCount,
  expectNone,
  field,
  fillDay,
  heading,
  link,
  messages,
  row,
  rowCount,
  title,
} from '../../../test/screen.ts'

const area = '/iso-compliance'

/** The non-conformities of the sample by their status. */
const nonConformities = {
  Open: 'NCR-2026-0001',
  'Action planned': 'NCR-2026-0002',
  'For verification': 'NCR-2026-0003',
  Closed: 'NCR-2026-0004',
}

const openRecord = async (user: SampleUser, status: keyof typeof nonConformities) => {
  await renderScreen(`${area}/non-conformities`, { as: user })
  await row(nonConformities[status]).getByRole('link').first().click()
  await expect.element(page.getByText('What happened').first()).toBeVisible()
}

const statusOf = async (code: string) =>
  (await queryOne(`select status from case_record where code = '${code}'`))['status']

describe('what may be done with a non-conformity', () => {
  const moves = ['Plan the action', 'Send for verification', 'Close', 'Delete'] as const
  const matrix: readonly (readonly [
    SampleUser,
    keyof typeof nonConformities,
    readonly (typeof moves)[number][],
  ])[] = [
    ['compliance', 'Open', ['Plan the action']],
    ['compliance', 'Action planned', ['Send for verification']],
    ['admin', 'For verification', ['Close', 'Plan the action']],
    ['compliance', 'Closed', []],
    ['officer', 'Open', []],
    ['reports', 'For verification', []],
  ]
  it.each(matrix)('%s, %s: %j', async (user, status, allowed) => {
    await openRecord(user, status)
    for (const name of moves) await expectCount(button(name), allowed.includes(name) ? 1 : 0)
  })
})

describe('a new non-conformity', () => {
  it('names what is missing at its field, then is saved and listed', async () => {
    await renderScreen(`${area}/non-conformities/new`, { as: 'compliance' })
    await field('Immediate correction').fill('Files were asked for again.')
    await button('Save').click()
    await expect.element(page.getByRole('alert').first()).toMatchTextContent(/Description: /)
    await expect.element(field('Description')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Immediate correction')).toHaveValue('Files were asked for again.')
    await choice('Source').selectOptions('Internal audit')
    await field('Initiating department').fill('Internal audit desk')
    await field('Department responsible').fill('Claims')
    await field('Description').fill('Licences were filed without their last day.')
    await button('Save').click()
    await expect.element(messages()).toMatchTextContent('Non-conformity has been saved.')
    await expect.element(heading('Licences were filed without their last day.')).toBeVisible()
    const saved = await queryOne(
      `select status, created_by from case_record where fields->>'description' = 'Licences were filed without their last day.'`,
    )
    expect(saved).toEqual({ status: 'OPEN', created_by: 'compliance' })
  })

  it('is not offered to those who only read', async () => {
    await renderScreen(`${area}/non-conformities`, { as: 'reports' })
    await expect.element(page.getByRole('grid')).toBeVisible()
    await expectNone(link('Add a non-conformity'))
  })
})

describe('the way of a non-conformity', () => {
  it('goes on only with what the next status asks for', async () => {
    await openRecord('compliance', 'Open')
    await button('Plan the action').click()
    const plan = dialog('Plan the action?')
    await button('Plan the action', plan).click()
    await expect.element(plan.getByRole('alert').first()).toMatchTextContent('Enter the root cause.')
    await field('Root cause', plan).fill('The form has no field for it.')
    await field('Corrective action', plan).fill('A field is added and required.')
    await fillDay('Target date', '2026-11-30', plan)
    await button('Plan the action', plan).click()
    await expect.element(page.getByText('Action planned', { exact: true }).first()).toBeVisible()
    expect(await statusOf(nonConformities.Open)).toBe('ACTION_PLANNED')
  })

  it('is sent for verification once the action is planned', async () => {
    await openRecord('compliance', 'Action planned')
    await button('Send for verification').click()
    await button('Send for verification', dialog()).click()
    await expect.element(page.getByText('For verification', { exact: true }).first()).toBeVisible()
    expect(await statusOf(nonConformities['Action planned'])).toBe('FOR_VERIFICATION')
  })

  it('is closed by another person than the one who entered it', async () => {
    await query(
      `update case_record set created_by = 'compliance' where code = '${nonConformities['For verification']}'`,
    )
    await openRecord('compliance', 'For verification')
    await expect.element(button('Close')).not.toBeInTheDocument()
    await expect
      .element(
        page.getByText('You entered or changed this record. Another person has to decide or verify it.', {
          exact: true,
        }),
      )
      .toBeVisible()
    expect(await statusOf(nonConformities['For verification'])).toBe('FOR_VERIFICATION')
    await openRecord('admin', 'For verification')
    await button('Close').click()
    await button('Close', dialog()).last().click()
    await expect.element(page.getByText('Closed', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('Verified by', { exact: true })).toBeVisible()
    expect(await statusOf(nonConformities['For verification'])).toBe('CLOSED')
  })
})

describe('violations', () => {
  it('are refused without what they are about', async () => {
    await renderScreen(`${area}/violations/new`, { as: 'compliance' })
    await button('Save').click()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    expect(await query(`select count(*)::int as count from case_record where kind = 'violation'`)).toEqual([
      { count: 6 },
    ])
  })
})

describe('the records of a provider', () => {
  it('show a coordinator the own ones, with a check-in to add', async () => {
    await renderScreen('/health-facility/HF0000001/records?kind=facility-check-ins', { as: 'coordinator' })
    await expect.element(rowCount('1 facility check-in')).toBeVisible()
    await link('Add a facility check-in').click()
    await button('Send for approval').click()
    await expect.element(page.getByRole('alert').first()).toMatchTextContent('Rate at least one thing.')
  })

  it.each([
    ['officer', 1],
    ['reports', 0],
    ['approver', 0],
  ] as const)('offer %s to add a check-in: %i', async (user, count) => {
    await renderScreen('/health-facility/HF0000001/records?kind=facility-check-ins', { as: user })
    await expect.element(rowCount('1 facility check-in')).toBeVisible()
    await expectCount(link('Add a facility check-in'), count)
  })
})

describe('the board', () => {
  it('has figures of one line each, so that they are equally high', async () => {
    await renderScreen(area, { as: 'compliance' })
    await expect.element(link(/^Non-conformities \d/)).toBeVisible()
    const tiles = [...(link(/^Non-conformities \d/).element().parentElement?.children ?? [])]
    expect(tiles.length).toBeGreaterThan(1)
    const heights = tiles.map((tile) => tile.lastElementChild?.getBoundingClientRect().height)
    expect(new Set(heights).size).toBe(1)
  })

  it('counts what the lists hold', async () => {
    await renderScreen(area, { as: 'compliance' })
    const open = await queryOne<{ count: number }>(
      `select count(*)::int as count from case_record where kind = 'inquiry-report' and status <> 'CLOSED' and not deleted`,
    )
    await expect.element(link(new RegExp(`^Inquiries ${open.count} `))).toBeVisible()
    await link(/^Inquiries \d/).click()
    await expect.element(title('Inquiries')).toBeVisible()
    // in the foot of a short list, or in the range of a long one
    await expect.element(page.getByText(new RegExp(`^${open.count} inquir| of ${open.count}$`))).toBeVisible()
  })

  it('has the figures of a cell in one line, each at one place in its column', async () => {
    await renderScreen(area, { as: 'compliance' })
    const late = page.getByRole('row').getByRole('link', { name: / late$/ })
    await expect.element(late.first()).toBeVisible()
    const cell = late.first().element().closest('td')
    const column = [...(cell?.closest('tbody')?.rows ?? [])].map(({ cells }) => cells[cell?.cellIndex ?? 0])
    const totals = column.map((each) =>
      [...(each?.querySelectorAll('a, span') ?? [])]
        .findLast(({ textContent }) => /^[\d,]+$/.test(textContent))
        ?.getBoundingClientRect(),
    )
    const lates = column.flatMap((each) => each?.querySelector('[data-late]')?.getBoundingClientRect() ?? [])
    expect(totals.length).toBeGreaterThan(1)
    for (const [place, total] of totals.entries())
      expect([place, total?.left]).toEqual([place, totals[0]?.left])
    // the number of all begins where its heading does
    const heading = cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]
    const range = document.createRange()
    range.selectNodeContents(heading as HTMLElement)
    expect(totals[0]?.left).toBeCloseTo(range.getBoundingClientRect().left, 0)
    expect(new Set(lates.map(({ left }) => left)).size).toBe(1)
    expect(lates[0]?.top).toBe(totals[column.indexOf(cell ?? undefined)]?.top)
    expect(document.body.textContent).not.toMatch(/overdue/i)
  })

  it('says that it cannot be read, and is read again', () =>
    expectErrorAndRetry({
      path: `${area}/non-conformities`,
      as: 'compliance',
      call: '/non-conformity',
      content: page.getByRole('rowheader').first(),
    }))

  it('says of an address that there is no such part', async () => {
    await renderScreen(`${area}/nothing-here`, { as: 'compliance' })
    await expect.element(title('This page is under construction.')).toBeVisible()
  })
})

describe('memos', () => {
  it('show whether they went out in time', async () => {
    await renderScreen(`${area}/memos`, { as: 'reports' })
    await expect.element(row('Tanglaw-Buhay Dialysis Center')).toMatchTextContent('On time, 1 working day')
    await expect.element(row('Amihan-Dalisay Medical Center')).toMatchTextContent('Late, 4 working days')
  })
})
