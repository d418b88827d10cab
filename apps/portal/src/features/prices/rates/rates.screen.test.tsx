import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../../test/failures.ts'
import { rooms } from '../../../../test/prices.ts'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { button, expectCount, expectNone, link, rowCount, tab, title } from '../../../../test/screen.ts'

describe('the rates', () => {
  const tabs = ['Facilities', 'Physicians', 'Standards'] as const
  it.each([
    ['rates', true],
    ['reports', false],
  ] as const)('have uploads for %s: %s', async (user, hasUploads) => {
    await renderScreen('/rates', { as: user })
    await expect.element(title('Rates')).toBeVisible()
    const parts = page.getByRole('navigation', { name: 'Parts of the rates' })
    for (const name of tabs) await expect.element(tab(name, parts)).toBeVisible()
    await expectCount(tab('Uploads', parts), hasUploads ? 1 : 0)
  })

  it('count on the first page what the list shows', async () => {
    await renderScreen('/rates', { as: 'rates' })
    await link(/^Starting soon/).click()
    await expect.element(rowCount('2 events')).toBeVisible()
  })

  it('name the event of a row only among all events, and a day once over its rows', async () => {
    await renderScreen('/rates', { as: 'rates' })
    const board = page.getByRole('grid', { name: 'Upcoming changes' })
    await expect.element(board.getByRole('rowheader').nth(1)).toBeVisible()
    await expectNone(board.getByRole('columnheader', { name: 'Event' }))
    await expectNone(board.getByRole('columnheader', { name: 'Day' }))
    await expectNone(board.getByRole('columnheader', { name: 'Overridden' }))
    const days = [...board.element().querySelectorAll<HTMLElement>('th[scope=rowgroup]')].map(
      ({ textContent }) => textContent,
    )
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) expect(day).toMatch(/^\d{1,2} \w{3} \d{4}, in \d+ days? · \d+(?: on this page)?$/)
    expect(new Set(days).size).toBe(days.length)
    await link('All events').click()
    await expect.element(board.getByRole('columnheader', { name: 'Event' })).toBeVisible()
  })

  it('cut no filter on a phone, whatever stands beside the filters', async () => {
    await page.viewport(390, 844)
    try {
      await renderScreen('/rates', { as: 'rates' })
      const filters = page.getByRole('toolbar', { name: 'Filters' })
      await expect.element(filters).toBeVisible()
      await expect.element(button('More actions')).toBeEnabled()
      const { right } = filters.element().getBoundingClientRect()
      const chips = [...filters.element().querySelectorAll('button')]
      expect(chips.length).toBeGreaterThan(0)
      for (const chip of chips) expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    } finally {
      await page.viewport(1280, 900)
    }
  })

  it('say that there is no such part', async () => {
    await renderScreen('/rates/nothing', { as: 'rates' })
    await expect.element(title('This page is under construction.')).toBeVisible()
  })

  it('cannot be read and are read again', () =>
    expectErrorAndRetry({
      path: rooms('HF0000001'),
      as: 'rates',
      call: '/room-rate',
      content: page.getByRole('table', { name: /^Room rates, version of/ }),
    }))
})
