import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, type SampleUser } from '../../../test/sample.ts'
import {
  button,
  expectCount,
  expectNone,
  expectPath,
  heading,
  link,
  rowCount,
  title,
} from '../../../test/screen.ts'

const tiles = () => page.getByRole('list', { name: 'What waits' }).getByRole('link')
const names = () =>
  tiles()
    .elements()
    .map((tile) => /^\D+/.exec(tile.textContent.trim())?.[0].trim())

describe('the first page', () => {
  const roles: readonly (readonly [SampleUser, readonly string[]])[] = [
    ['officer', ['To review', 'Waiting for an answer', 'Accredited, in doubt']],
    ['approver', ['To review', 'To approve', 'Waiting for an answer', 'Accredited, in doubt']],
    ['rates', ['To review', 'Starting soon', 'Ending soon', 'Gaps']],
  ]
  it.each(roles)('shows %s what waits for the role', async (user, expected) => {
    await renderScreen('/dashboard', { as: user })
    await expect.poll(names).toEqual(expect.arrayContaining([...expected]))
  })

  it('leads to all requests that wait for the reader', async () => {
    await renderScreen('/dashboard', { as: 'approver' })
    await link('All requests waiting for you').click()
    await expect.element(title('Requests')).toBeVisible()
    await expect.element(page.getByText(/^(\d+ requests?|1–25 of \d+)$/)).toBeVisible()
  })

  it('shows who keeps the rates the sheets that start or end next, each one step away', async () => {
    await renderScreen('/dashboard', { as: 'rates' })
    const changes = page.getByRole('region', { name: 'Upcoming changes' })
    await expect.element(changes.getByRole('listitem').first()).toMatchTextContent(/take effect|lapse/)
    await expectNone(heading('Facilities by status'))
    await changes
      .getByRole('link', { name: /^Open: / })
      .first()
      .click()
    await expect.element(page.getByRole('table', { name: /version of/ }).first()).toBeVisible()
  })

  it('folds the work of other roles for who keeps the users, and shows locked accounts', async () => {
    await query(`update app_user set locked_until = '2030-01-01' where username = 'compliance'`)
    await renderScreen('/dashboard', { as: 'admin' })
    const locked = page.getByRole('region', { name: 'Locked accounts' })
    await expect.element(locked.getByRole('link', { name: /^Open: / }).first()).toBeVisible()
    const decided = page.getByRole('region', { name: 'Recent decisions' })
    await expect
      .element(decided.getByRole('listitem').first())
      .toMatchTextContent(/(approved|rejected|cancelled), /)
    const folded = page.getByRole('button', { name: /^\d+ of other roles/ })
    await expect.element(folded).toHaveAttribute('aria-expanded', 'false')
    await folded.click()
    await expect.element(page.getByRole('list', { name: 'Work of other roles' })).toBeVisible()
  })

  it('of who keeps the users ends both its columns near each other', async () => {
    await page.viewport(1440, 900)
    await renderScreen('/dashboard', { as: 'admin' })
    const endOf = (name: string) =>
      page.getByRole('region', { name }).element().getBoundingClientRect().bottom
    for (const name of ['Overdue compliance', 'Physicians by status', 'Open requests by kind'])
      await expect
        .element(page.getByRole('region', { name }).getByRole('listitem').first())
        .toMatchTextContent(/\d/)
    await expect
      .poll(() => Math.abs(endOf('Physicians by status') - endOf('Open requests by kind')))
      .toBeLessThan(240)
    await page.viewport(1280, 900)
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
})

describe('the buttons of the page', () => {
  const verbs = /^(Review|Verify|Decide|Compare|Follow up|Unlock|Reset|See|Open|Browse)\b/
  it.each(['officer', 'rates', 'approver', 'compliance', 'admin', 'reports'] as const)(
    'of %s say by a verb what happens',
    async (as) => {
      await renderScreen('/', { as })
      await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect.poll(() => document.querySelectorAll('main li a').length).toBeGreaterThan(0)
      const buttons = [
        ...document.querySelectorAll<HTMLElement>('main ol > li a[aria-label], main section > div a'),
      ]
      const texts = buttons
        .filter((one) => getComputedStyle(one).borderBlockStartWidth !== '0px')
        .map(({ textContent }) => textContent.trim())
      expect(texts.filter((text) => !verbs.test(text))).toEqual([])
    },
  )
})

describe('the first thing to do', () => {
  const list = (name: string) => page.getByRole('region', { name })
  const first = (name: string) => list(name).getByRole('listitem').first()

  const staff: readonly (readonly [SampleUser, RegExp])[] = [
    ['officer', /Review|Verify/],
    ['rates', /Review/],
    ['approver', /Decide/],
    ['compliance', /Verify|Follow up/],
    ['admin', /Decide|Unlock|Reset password|See mails/],
  ]
  it.each(staff)('of %s is work of the role, with its one action', async (user, action) => {
    await renderScreen('/dashboard', { as: user })
    await expect.element(first('To do').getByRole('link', { name: action })).toBeVisible()
    await expectCount(first('To do').getByRole('link'), 1)
    await expect.element(title(/^Today: [\d,]+ (for you to do|for your role)/)).toBeVisible()
    await first('To do').getByRole('link').click()
    await expectNone(title(/^Today/))
    await expectNone(page.getByText(/There is no such|You may not|Page not found/))
  })

  it.each(['coordinator', 'physician'] as const)('of a %s is the own record', async (user) => {
    await renderScreen('/', { as: user })
    await expect.element(first('Do this first').getByRole('link')).toBeVisible()
    await expect.element(first('Do this first')).toMatchTextContent(/\d+ days? late/)
    const doFirst = list('Do this first').element()
    const own = list('Your requests').element()
    expect(doFirst.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('of who only reads is said to be nothing, with the way to the reports', async () => {
    await renderScreen('/dashboard', { as: 'reports' })
    await expect.element(heading('Nothing waits for you')).toBeVisible()
    await link('Open reports', list('Nothing waits for you')).click()
    await expect.element(title('Reports')).toBeVisible()
  })

  it('puts what is assigned to the reader before what is later', async () => {
    await query(
      `update user_request set assignee_code = (select code from app_user where username = 'officer')
        where code = (select code from user_request where status = 'PENDING' and type = 'hf-update'
          and answer_due_date is null and not deleted order by requested_date desc limit 1)`,
    )
    await renderScreen('/dashboard', { as: 'officer' })
    await expect.element(heading(/^Assigned to you, to do 1/)).toBeVisible()
    await expect.element(first('To do')).toMatchTextContent('Facility update')
    await expect.element(heading(/^Work of your role \d/)).toBeVisible()
  })

  it('is followed by the way to all of a group that is cut, which has as many rows', async () => {
    await query(
      `update user_request set assignee_code = (select code from app_user where username = 'officer')
        where code in (select code from user_request where status = 'PENDING' and answer_due_date is null
          and not deleted order by requested_date limit 12)`,
    )
    await renderScreen('/dashboard', { as: 'officer' })
    const all = list('To do').getByRole('link', { name: /^All [\d,]+ / })
    await expect.element(all.first()).toMatchTextContent(/to do$/)
    for (let at = 0; at < all.elements().length; at += 1) {
      const [, number = ''] = /^All ([\d,]+) /.exec(all.nth(at).element().textContent) ?? []
      await all.nth(at).click()
      await expect.element(title(/^(Requests|Verification|Expiring documents)$/)).toBeVisible()
      await expect.element(rowCount(new RegExp(`^(${number} [a-z]+|1–25 of ${number})$`))).toBeVisible()
      history.back()
      await expect.element(all.nth(at)).toBeVisible()
    }
  })

  it('of a coordinator with an expired document leads to its row', async () => {
    await query(
      `update attachment set validity_date = '2026-11-10' where owner_code = 'HF0000001' and doc_type = 'LTO' and not deleted`,
    )
    await query(`delete from user_request where target_code = 'HF0000001' and doc_type = 'LTO'`)
    await renderScreen('/', { as: 'coordinator' })
    await link(/^Add document: Renew/, list('Do this first')).click()
    await expectPath('/health-facility/HF0000001/documents')
    await expect.poll(() => document.activeElement?.closest('li')?.id).toBe('document-type-LTO')
  })
})
