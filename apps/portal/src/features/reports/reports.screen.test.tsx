import { statusPresentation } from '@capiz/domain/accreditation'
import { describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne, type SampleUser } from '../../../test/sample.ts'
import { button, choice, expectCount, expectNone, heading, link, title } from '../../../test/screen.ts'

const summary = '/reports/summary-of-health-facility'

describe('the reports', () => {
  const roles: readonly (readonly [SampleUser, number])[] = [
    ['reports', 28],
    ['rates', 28],
    ['admin', 29],
  ]
  it.each(roles)('of %s: %i', async (user, count) => {
    await renderScreen('/reports', { as: user })
    await expect.element(title('Reports')).toBeVisible()
    await expectCount(page.getByRole('main').getByRole('link'), count)
  })

  it('are the same in number as the groups of the role give', async () => {
    await query(`update report_group set deleted = true where group_name = 'Compliance'`)
    await renderScreen('/reports', { as: 'reports' })
    await expect.element(title('Reports')).toBeVisible()
    await expectNone(heading('Compliance'))
    await query(`update report_group set deleted = false where group_name = 'Compliance'`)
  })
})

describe('the cards of the reports', () => {
  it.each([
    [1440, 3],
    [1024, 2],
    [390, 1],
  ])('stand in columns without holes at %i px', async (width, count) => {
    const { innerWidth, innerHeight } = window
    await page.viewport(width, 900)
    try {
      await renderScreen('/reports', { as: 'reports' })
      await expect.element(title('Reports')).toBeVisible()
      await expect.element(heading('Association')).toBeVisible()
      const cards = page.getByRole('main').getByRole('region').elements()
      const boxes = cards.map((card) => card.getBoundingClientRect())
      const columns = Map.groupBy(boxes, ({ left }) => left)
      expect(columns.size).toBe(count)
      for (const column of columns.values())
        for (const [at, box] of column.slice(1).entries())
          expect(Math.round(box.top - (column[at]?.bottom ?? 0))).toBe(16)
    } finally {
      await page.viewport(innerWidth, innerHeight)
    }
  })
})

describe('the search of the reports', () => {
  const search = page.getByRole('searchbox', { name: 'Search reports' })
  const links = page.getByRole('main').getByRole('link')

  it('finds words of names and descriptions while they are typed, and counts what it found', async () => {
    await renderScreen('/reports', { as: 'reports' })
    await expectCount(links, 28)
    await userEvent.click(search)
    await userEvent.keyboard('SOCIETIES dóctors')
    await expect
      .element(page.getByRole('status').filter({ hasText: /^\d+ reports?$/ }))
      .toHaveTextContent('3 reports')
    await expectCount(links, 3)
    for (const item of page.getByRole('main').getByRole('listitem').elements())
      expect(item.textContent.toLowerCase()).toMatch(/societies.*doctors|doctors.*societies/)
    expect(location.search).toBe('?term=SOCIETIES+d%C3%B3ctors')
  })

  it('says that nothing matches, and gives all of them back with the focus in the field', async () => {
    await renderScreen('/reports?term=zebra', { as: 'reports' })
    await expect.element(search).toHaveValue('zebra')
    await expect.element(heading('No report matches “zebra”')).toBeVisible()
    await button('Clear the search').click()
    await expectCount(links, 28)
    await expect.element(search).toHaveValue('')
    await expect.element(search).toHaveFocus()
  })

  it('is reached by the tab key before the reports, and Escape clears it', async () => {
    await renderScreen('/reports?term=memo', { as: 'reports' })
    await expectCount(links, 2)
    ;(search.element() as HTMLElement).focus()
    await userEvent.tab()
    await expect.element(links.first()).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expectCount(links, 28)
  })
})

describe('a report', () => {
  it('runs at once, as of today, and counts what the database holds', async () => {
    await renderScreen(summary, { as: 'reports' })
    await expect.element(page.getByText('As of: 20 Nov 2026')).toBeVisible()
    const totals = page.getByRole('gridcell').filter({ hasText: /^\d+$/ })
    await expect.element(totals.first()).toBeVisible()
    const rows = page.getByRole('row').elements().slice(1)
    const isHeading = (row: Element) => row.querySelector('[scope="rowgroup"]') !== null
    const numbers = rows.filter((row) => !isHeading(row)).map((row) => Number(row.children[1]?.textContent))
    const regions = rows.filter(isHeading).map((row) => Number(row.children[1]?.textContent))
    const sumOf = (some: number[]) => some.reduce((total, number) => total + number, 0)
    const { count } = await queryOne<{ count: number }>(
      `select count(*)::int as count from facility where accepted and not deleted`,
    )
    // the total stands first; each region says what its rows come to, the largest first
    expect(numbers[0]).toBe(count)
    expect(sumOf(numbers.slice(1))).toBe(count)
    expect(sumOf(regions)).toBe(count)
    expect(regions).toEqual(regions.toSorted((a, b) => b - a))
    // one row says it, without a heading of the same name over it
    expect(rows[0]?.children[0]?.textContent).toBe('All regions')
    const weightOf = (row: Element | undefined) =>
      row?.children[1] && getComputedStyle(row.children[1]).fontWeight
    expect(weightOf(rows[0])).toBe(weightOf(rows.find(isHeading)))
  })

  it('shows all its counts in a window of 1024 px, and spreads them evenly in a wide one', async () => {
    try {
      await page.viewport(1024, 768)
      await renderScreen(summary, { as: 'reports' })
      const grid = page.getByRole('grid')
      await expect.element(grid).toBeVisible()
      const scroll = grid.element().parentElement
      expect(scroll?.scrollWidth).toBe(scroll?.clientWidth)
      const range = document.createRange()
      for (const { firstChild: text } of page.getByRole('columnheader').elements())
        for (const { 0: word, index } of text?.textContent?.matchAll(/\S+/g) ?? []) {
          range.setStart(text as Text, index)
          range.setEnd(text as Text, index + word.length)
          expect([word, range.getClientRects().length]).toEqual([word, 1])
        }
      await page.viewport(1440, 900)
      const [, ...counts] = page.getByRole('columnheader').elements()
      const widths = counts.map((header) => header.getBoundingClientRect().width)
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(24)
    } finally {
      await page.viewport(1280, 900)
    }
  })

  it('has a button no wider than its text below the filters of a narrow window', async () => {
    await page.viewport(1024, 768)
    await renderScreen(summary, { as: 'reports' })
    await expect.element(button('Show the report')).toBeVisible()
    expect(button('Show the report').element().getBoundingClientRect().width).toBeLessThan(240)
    await page.viewport(1280, 900)
  })

  it('names every status of its chart on a phone, and its total leads to the list', async () => {
    await page.viewport(390, 844)
    await renderScreen(summary, { as: 'reports' })
    const { all, accredited } = await queryOne<{ all: number; accredited: number }>(
      `select count(*)::int as all, (count(*) filter (where accreditation_status_code = 'ACCREDITED'))::int as accredited
        from facility where accepted and not deleted`,
    )
    await expect
      .element(heading(new RegExp(`^${accredited} of ${all} facilities are accredited`, 'u')))
      .toBeVisible()
    const chart = page.getByRole('list', { name: 'Facilities by status', exact: true })
    for (const { label } of Object.values(statusPresentation))
      await expect.element(chart.getByText(label, { exact: true })).toBeVisible()
    const total = page.getByRole('link', { name: String(accredited), exact: true })
    await expect.element(total).toHaveAttribute('href', '/health-facility?status=ACCREDITED')
    await page.viewport(1280, 900)
  })

  it('folds its filters into one line on a phone, and again once it is shown', async () => {
    await page.viewport(390, 844)
    await renderScreen(`${summary}?asOf=2026-11-20&region=0600000000&show=1`, { as: 'reports' })
    await expect.element(page.getByText(/^20 Nov 2026, .*Western Visayas/u)).toBeVisible()
    await expectNone(choice('Region'))
    const finding = heading(/facilities are accredited/u)
    await expect.element(finding).toBeVisible()
    expect(finding.element().getBoundingClientRect().top).toBeLessThan(280)
    await button('Change').click()
    await choice('Region').selectOptions('Any')
    await button('Show the report').click()
    await expect.element(page.getByText('20 Nov 2026, all regions', { exact: true })).toBeVisible()
    await expect.element(button('Change')).toHaveFocus()
    await page.viewport(1280, 900)
  })

  it('says that it still has the filters from before, until it is shown anew', async () => {
    const before = page.getByText('The report below still has the filters from before.')
    await renderScreen('/reports/health-facility-report-by-location?province=0600400000&show=1', {
      as: 'officer',
    })
    await expect.element(choice('Region')).toHaveValue('0600000000')
    await expectNone(before)
    const ground = () => getComputedStyle(button('Show the report').element()).backgroundColor
    const quiet = ground()
    await choice('Province').selectOptions('Any')
    await expect.element(before).toBeVisible()
    // only what is left to do looks like it
    await expect.poll(ground).not.toBe(quiet)
    await button('Show the report').click()
    await expectNone(before)
  })

  it('says before the press that it is too long for a PDF', async () => {
    const memos = '/reports/memo-communicated-ontime?year=2019&show=1'
    await query(`insert into attachment (uuid, owner_kind, owner_code, file_name, content_type, size, sha256, memo_type,
        date_of_memo, uploaded_by)
      select gen_random_uuid(), 'hf/memo', 'HF0000001', 'memo.pdf', 'application/pdf', 1, (select min(sha256) from file_blob),
        'POLICY', '2019-03-01', 'officer' from generate_series(1, 20001)`)
    await renderScreen(memos, { as: 'reports' })
    await expect.element(page.getByText('A PDF takes up to 20,000 rows.')).toBeVisible()
    await expect.element(button('PDF')).toBeDisabled()
    await expect.element(button('Excel')).toBeEnabled()
    await query(`delete from attachment where date_of_memo = '2019-03-01'`)
  })

  it('is not there for an unknown name', async () => {
    await renderScreen('/reports/nothing', { as: 'reports' })
    await expect.element(title('This page is under construction.')).toBeVisible()
    await expect.element(link('Back to Home')).toBeVisible()
  })

  it('is closed to a role that no group names', async () => {
    await renderScreen('/reports/mcap-hmo-users-report', { as: 'reports' })
    await button('Show the report').click()
    await expect.element(heading('This report is not open to your role')).toBeVisible()
  })

  it('cannot be read and is read again', async () => {
    await renderScreen(summary, { as: 'reports', fault: { failure: 'gateway', path: '/api/reports/' } })
    await button('Show the report').click()
    await expect.element(heading('The report could not be read')).toBeVisible()
    await commands.setFault()
    await button('Try again').click()
    await expect.element(page.getByText('As of: 20 Nov 2026')).toBeVisible()
  })
})

describe('an address of a report', () => {
  it.each([
    ['registered-physicians?from=2026-05-01&to=2020-01-01', 'Choose an end on or after the start.'],
    ['summary-of-doctors?asOf=2026-02-30', 'Enter a day of the calendar.'],
    ['summary-of-doctors?region=ATLANTIS&asOf=2026-02-02', 'No region is known as “ATLANTIS”.'],
  ])('that ends in %s shows no report and says: %s', async (path, message) => {
    await renderScreen(`/reports/${path}&show=1`, { as: 'officer' })
    await expect.element(page.getByText(message)).toBeVisible()
    await expectNone(button('Excel'))
  })

  it('loses what is wrong in it when the report is shown', async () => {
    await renderScreen('/reports/summary-of-doctors?region=ATLANTIS&asOf=2026-02-02&show=1', {
      as: 'officer',
    })
    await expect.element(page.getByText('No region is known as “ATLANTIS”.')).toBeVisible()
    await button('Show the report').click()
    await expect.element(button('Excel')).toBeVisible()
    expect(location.search).toBe('?asOf=2026-02-02&show=1')
  })

  const byLocation = '/reports/health-facility-report-by-location'
  const checked = (label: string) => (choice(label).element() as HTMLSelectElement).selectedOptions[0]?.text

  it('that names a province shows its region too, and both can be cleared', async () => {
    await renderScreen(`${byLocation}?province=0600400000&show=1`, { as: 'officer' })
    await expect.element(choice('Province')).toHaveValue('0600400000')
    await expect.element(choice('Region')).toHaveValue('0600000000')
    await choice('Province').selectOptions('Any')
    await choice('Region').selectOptions('Any')
    await button('Show the report').click()
    await expect.poll(() => location.search).toBe('?show=1')
  })

  it('that names places which do not lie in each other says so at their fields', async () => {
    await renderScreen(`${byLocation}?region=1400000000&province=0600400000&city=1400101000&show=1`, {
      as: 'officer',
    })
    await expect.poll(() => checked('Province')).toBe('Aklan')
    await expect
      .element(choice('Province'))
      .toHaveAccessibleDescription(/^Aklan lies in .+ Choose another province or region\.$/)
    await expect.poll(() => checked('City or municipality')).toBe('Bangued')
    await expect
      .element(choice('City or municipality'))
      .toHaveAccessibleDescription(/ lies in Abra\. Choose another city or province\.$/)
    await choice('Province').selectOptions('Abra')
    await expect.element(choice('Province')).toHaveAccessibleDescription('')
  })
})
