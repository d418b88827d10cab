import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, type SampleUser } from '../../../test/sample.ts'
import { expectAccessible } from '../../../test/accessibility.ts'
import {
  button,
  chooseInMenu,
  dialog,
  expectCount,
  expectNone,
  field,
  fillDay,
  heading,
  link,
  row,
  rowCount,
} from '../../../test/screen.ts'

const path = '/iso-compliance/expiring'

describe('documents that end', () => {
  it('are counted by days left, and each count leads to its documents', async () => {
    await renderScreen(path, { as: 'compliance' })
    await link(/^Within 7 days 2/).click()
    await expect.element(rowCount('2 documents')).toBeVisible()
    await expect.element(row('Luntian-Bukal Medical Clinic')).toMatchTextContent('today')
  })

  it('are as many as each tab says, of accredited providers in all tabs but the last', async () => {
    // wide enough for all columns
    await page.viewport(1920, 900)
    await renderScreen(path, { as: 'compliance' })
    const links = page.getByRole('navigation', { name: 'Groups' }).getByRole('link')
    await expect.element(links.last()).toMatchTextContent(/^Not accredited\s*\d/)
    const texts = links.elements().map(({ textContent }) => textContent)
    expect(texts).toHaveLength(8)
    for (const [at, text] of texts.entries()) {
      const number = /[\d,]+$/.exec(text)?.[0] ?? ''
      await links.nth(at).click()
      await expect.element(links.nth(at)).toHaveAttribute('aria-current')
      if (number === '0') continue
      await expect.element(rowCount(new RegExp(`^(${number} documents?|1–25 of ${number})$`))).toBeVisible()
      await expectCount(
        page.getByRole('columnheader', { name: 'Accreditation' }),
        at === texts.length - 1 ? 1 : 0,
      )
    }
  })

  it('have no column that says the same of every row and has no act for the reader', async () => {
    await page.viewport(1920, 900)
    const asked = page.getByRole('columnheader', { name: 'Renewal requested' })
    await renderScreen(path, { as: 'compliance' })
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await expectNone(asked)
    await renderScreen(path, { as: 'officer' })
    await expect.element(asked).toBeVisible()
    await renderScreen(`${path}?bucket=missing`, { as: 'officer' })
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await expectNone(page.getByRole('columnheader', { name: /Valid until|Due|Renewal requested/ }))
  })

  it('say on a phone how late each is at the end of its second line', async () => {
    await page.viewport(390, 844)
    try {
      await renderScreen(path, { as: 'compliance' })
      const cards = () => [...document.querySelectorAll('main ul > li:has(dl)')]
      await expect.poll(cards).toHaveLength(25)
      for (const card of cards()) {
        const [kind, late] = card.querySelectorAll('dl > div:nth-child(-n + 2) > dd')
        expect(late?.textContent).toMatch(/ago$|today|tomorrow|yesterday|^in /)
        expect(late?.getBoundingClientRect().right).toBe(
          card.querySelector('dl')?.getBoundingClientRect().right,
        )
        expect(late?.getBoundingClientRect().top).toBe(kind?.getBoundingClientRect().top)
        const lines = [...card.querySelectorAll('dl > div')].map((fact) => fact.getBoundingClientRect().top)
        expect(new Set(lines).size).toBe(2)
      }
    } finally {
      await page.viewport(1280, 900)
    }
  })

  it('have what narrows them together at the left on a phone, and saved views at the right', async () => {
    await page.viewport(390, 844)
    try {
      await renderScreen(path, { as: 'compliance' })
      await expect.element(button('Dates')).toBeVisible()
      const [filters, dates, views, columns] = ['Filters', 'Dates', 'Saved views', 'Columns'].map((name) =>
        button(name).element().getBoundingClientRect(),
      )
      expect(dates?.left).toBeCloseTo((filters?.right ?? Number.NaN) + 8)
      expect(views?.right).toBe(columns?.right)
    } finally {
      await page.viewport(1280, 900)
    }
  })

  it('stand together by the week they end in, in the order of their last day', async () => {
    await renderScreen(`${path}?bucket=7`, { as: 'compliance' })
    await expect.element(page.getByText('This week · 2', { exact: true })).toBeVisible()
    await expectNone(page.getByRole('columnheader', { name: 'Consequence' }))
    await renderScreen(`${path}?bucket=7&sort=ownerName,ASC`, { as: 'compliance' })
    await expect.element(row('Luntian-Bukal Medical Clinic')).toBeVisible()
    await expectNone(page.getByText(/^This week/))
  })

  it('are found by provider, or nothing is', async () => {
    await renderScreen(`${path}?owner=zebra`, { as: 'compliance' })
    await expect.element(heading('No document matches')).toBeVisible()
  })

  it('are asked to be renewed, once a week at most', async () => {
    await renderScreen(`${path}?ownerCode=HF0000003&docType=LTO`, { as: 'officer' })
    const line = row('DOH licence to operate')
    await chooseInMenu(line.getByRole('button'), 'Ask for renewal')
    await expect.element(page.getByText('1 document asked for in 1 mail')).toBeVisible()
    await expect.element(line).toMatchTextContent('20 Nov 2026')
    expect(await query('select created_by from renewal_ask')).toEqual([{ created_by: 'officer' }])
    await line.getByRole('button').click()
    await expectCount(page.getByRole('menuitem', { name: 'Ask for renewal' }), 0)
  })

  it('hold affiliations or propose a suspension, and a grace period is granted and ended', async () => {
    await query(
      `update attachment set validity_date = '2026-10-20' where owner_code = 'HF0000003' and doc_type = 'LTO'
       and superseded_by is null and not deleted`,
    )
    await query(`update facility set accreditation_status_code = 'ACCREDITED' where code = 'HF0000003'`)
    await renderScreen(`${path}?effect=PROPOSE`, { as: 'officer' })
    const line = row('DOH licence to operate')
    await expect.element(line).toMatchTextContent('Suspension proposed')
    await chooseInMenu(line.getByRole('button'), 'Grant a grace period')
    await button('Grant').click()
    await expect.element(page.getByText('Enter the reason.').first()).toBeVisible()
    await fillDay('Last day', '2026-12-05', dialog())
    await field('Reason').fill('The renewal is with the regional office.')
    await expectAccessible()
    await button('Grant').click()
    await expect.element(heading('No document matches')).toBeVisible()
    expect(await query('select until::text, reason, created_by from document_grace')).toEqual([
      { until: '2026-12-05', reason: 'The renewal is with the regional office.', created_by: 'officer' },
    ])
    await renderScreen(`${path}?bucket=lapsed&ownerCode=HF0000003`, { as: 'officer' })
    await expect.element(line).toMatchTextContent('Grace to 5 Dec 2026')
    await chooseInMenu(line.getByRole('button'), 'End the grace period')
    await field('Reason').fill('The office refused the renewal.')
    await button('End it').click()
    await expect.element(line).toMatchTextContent('Suspension proposed')
    await chooseInMenu(line.getByRole('button'), 'Decide on a suspension')
    await expect.element(page.getByRole('button', { name: 'Keep as it is' })).toBeVisible()
    await expect
      .element(page.getByText(/new affiliations are held and a suspension is proposed/))
      .toBeInTheDocument()
  })

  const roles: readonly (readonly [SampleUser, boolean])[] = [
    ['officer', true],
    ['compliance', false],
    ['reports', false],
  ]
  it.each(roles)('can be chosen by %s: %s', async (user, mayAsk) => {
    await query(
      `update attachment set validity_date = '2026-11-30' where owner_code = 'HF0000007' and doc_type = 'LTO'
       and superseded_by is null and not deleted`,
    )
    await renderScreen(`${path}?ownerCode=HF0000007`, { as: user })
    await expect.element(row('DOH licence to operate')).toBeVisible()
    await expectCount(row('DOH licence to operate').getByRole('checkbox'), mayAsk ? 1 : 0)
  })

  it('cannot be read and are read again', () =>
    expectErrorAndRetry({
      path,
      as: 'compliance',
      call: '/accr/expiry',
      content: page.getByRole('rowheader').first(),
    }))
})
