import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne, type SampleUser } from '../../../test/sample.ts'
import { button, expectNone, heading, link, title } from '../../../test/screen.ts'

const tiles = () => page.getByRole('list', { name: 'What waits' }).getByRole('link')
const names = () =>
  tiles()
    .elements()
    .map((tile) => /^\D+/.exec(tile.textContent.trim())?.[0].trim())

describe('the first page', () => {
  const roles: readonly (readonly [SampleUser, readonly string[]])[] = [
    ['officer', ['To review', 'Waiting for an answer', 'Accredited, in doubt']],
    ['approver', ['To review', 'To approve', 'Waiting for an answer', 'Accredited, in doubt']],
    ['rates', ['To review', 'Waiting for an answer']],
  ]
  it.each(roles)('shows %s what waits for the role', async (user, expected) => {
    await renderScreen('/dashboard', { as: user })
    await expect.poll(names).toEqual(expect.arrayContaining([...expected]))
  })

  it('counts requests as the database does, and leads to them', async () => {
    const { count } = await queryOne<{ count: number }>(
      `select count(*)::int as count from user_request where status = 'PENDING' and not deleted
        and type in (select distinct type from user_request)`,
    )
    await renderScreen('/dashboard', { as: 'reports' })
    await expectNone(page.getByRole('grid', { name: 'Oldest open requests' }))
    const { waiting } = await queryOne<{ waiting: number }>(
      `select count(*)::int as waiting from user_request where status in ('PENDING', 'REVIEWED') and not deleted`,
    )
    await renderScreen('/dashboard', { as: 'approver' })
    await expect.element(page.getByRole('grid', { name: 'Waiting for you' })).toBeVisible()
    await link('All requests waiting for you').click()
    await expect.element(title('Requests')).toBeVisible()
    const shown = page.getByRole('heading', { name: /^\d+ requests?$/ })
    await expect.element(shown).toBeVisible()
    const waitingForMe = Number.parseInt(shown.element().textContent, 10)
    expect(waitingForMe).toBeGreaterThan(0)
    expect(waitingForMe).toBeLessThanOrEqual(waiting)
    expect(count).toBeGreaterThan(0)
  })

  it('counts facilities by status', async () => {
    await renderScreen('/dashboard', { as: 'reports' })
    const rows = await query<{ code: string; count: number }>(
      `select accreditation_status_code as code, count(*)::int as count from facility where not deleted and accepted group by 1`,
    )
    const accredited = rows.find(({ code }) => code === 'ACCREDITED')?.count
    const list = page.getByRole('list', { name: 'Facilities by status' })
    await expect
      .element(list.getByRole('listitem').filter({ hasText: 'Accredited' }))
      .toMatchTextContent(String(accredited))
  })

  it('says which figures cannot be read, and reads them again', async () => {
    await renderScreen('/dashboard', { as: 'officer', fault: { failure: 'gateway', path: '/dashboard' } })
    await expect.element(page.getByText('Some figures could not be read')).toBeVisible()
    await commands.setFault()
    await button('Try again').first().click()
    await expect.element(tiles().first()).toMatchTextContent(/\d/)
    await expectNone(page.getByText('Some figures could not be read'))
  })

  it('says that no request waits', async () => {
    await query(`update user_request set status = 'CANCELLED' where status in ('PENDING', 'REVIEWED')`)
    await renderScreen('/dashboard', { as: 'approver' })
    await expect.element(heading('No request waits')).toBeVisible()
  })
})
