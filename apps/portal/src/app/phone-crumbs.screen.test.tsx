import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../test/render-screen.tsx'
import { queryOne } from '../../test/sample.ts'
import { button } from '../../test/screen.ts'

const longest = {
  facility: `select '/health-facility/' || code as path, name from facility order by length(name) desc limit 1`,
  'part of a facility': `select '/health-facility/' || code || '/documents' as path, name from facility order by length(name) desc limit 1`,
  physician: `select '/doctor/' || code as path, code as name from physician order by code limit 1`,
  request: `select '/dashboard/requests/' || code as path, code as name from user_request where status = 'PENDING' limit 1`,
}

it.each(Object.entries(longest))(
  'cuts nothing of the way in the top bar of a phone: %s',
  async (_kind, sql) => {
    const { innerWidth, innerHeight } = window
    const { path, name } = await queryOne(sql)
    await page.viewport(390, 844)
    try {
      await renderScreen(String(path), { as: 'officer' })
      await expect.element(button('Notifications')).toBeVisible()
      const way = page.getByRole('navigation', { name: 'Breadcrumbs' })
      await expect.element(way.getByRole('link')).toBeVisible()
      const text = way.getByRole('link').element().parentElement as HTMLElement
      expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight)
      expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
      // what the way leaves out is in the head of the page
      await expect.poll(() => document.querySelector('main header')?.textContent).toContain(String(name))
    } finally {
      await page.viewport(innerWidth, innerHeight)
    }
  },
)
