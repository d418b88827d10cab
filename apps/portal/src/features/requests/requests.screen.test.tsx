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
  expectTexts,
  field,
  heading,
  question,
  region,
  row,
  rowCount,
  title,
  toggle,
} from '../../../test/screen.ts'

const address = (code: string) => `/dashboard/requests/${code}`
const decision = () => region('Decision')

/** Requests of the sample: type, status, requester, and of the reviewed ones the officer as reviewer. */
const sample = {
  /** room rates, two steps, pending, of the coordinator */
  pendingTwoStep: 'UR-2026-000010',
  /** an update, one step, pending, of the coordinator */
  pendingOneStep: 'UR-2026-000007',
  /** an update, one step, reviewed, of the second coordinator */
  reviewed: 'UR-2026-000014',
  /** a registration, two steps, reviewed by the officer, from the public pages */
  reviewedPublic: 'UR-2026-000004',
}

/** Buttons that move a request, by who reads it and its status; the others only add to it. */
const matrix: readonly (readonly [SampleUser, keyof typeof sample, readonly string[]])[] = [
  ['officer', 'pendingTwoStep', ['Mark as reviewed']],
  ['rates', 'pendingTwoStep', ['Mark as reviewed']],
  ['approver', 'pendingTwoStep', ['Reject', 'Mark as reviewed']],
  ['admin', 'pendingTwoStep', ['Reject', 'Mark as reviewed']],
  ['officer', 'pendingOneStep', []],
  ['approver', 'pendingOneStep', ['Approve', 'Reject']],
  ['officer', 'reviewed', []],
  ['approver', 'reviewed', ['Approve', 'Reject']],
  ['officer', 'reviewedPublic', []],
  ['approver', 'reviewedPublic', ['Approve', 'Reject']],
  ['admin', 'reviewedPublic', ['Approve', 'Reject', 'Cancel request']],
  ['coordinator', 'pendingTwoStep', ['Cancel request']],
]

const moves = ['Approve', 'Reject', 'Mark as reviewed', 'Cancel request'] as const

describe('what may be done with a request', () => {
  it.each(matrix)('%s, %s: %j', async (user, request, allowed) => {
    await renderScreen(address(sample[request]), { as: user })
    await expect.element(button('More actions')).toBeVisible()
    for (const name of moves) await expectCount(button(name), allowed.includes(name) ? 1 : 0)
  })

  it.each([
    ['officer', 'pendingOneStep', 'It is decided in one step. Your role does not include that.'],
    ['officer', 'reviewed', 'Your role does not include that.'],
    ['officer', 'reviewedPublic', 'Reviewed by you on'],
  ] as const)('says to %s of %s who decides', async (user, request, text) => {
    await renderScreen(address(sample[request]), { as: user })
    const next = page.getByRole('list', { name: 'History of the request' }).getByRole('listitem').first()
    await expect.element(next).toMatchTextContent(/^Waits for an approver.*due \d+ \w+ \d{4}$/)
    await expect.element(next.getByText(text)).toBeVisible()
  })

  it('says nothing of approvers to who asked', async () => {
    await renderScreen(address(sample.pendingOneStep), { as: 'coordinator' })
    await expect.element(button('Cancel request')).toBeVisible()
    await expect.element(page.getByText('Waits for a decision')).toBeVisible()
    await expectNone(page.getByText(/approver/))
  })
  it('is decided by staff only: who asked reads no notes and assigns nobody', async () => {
    await renderScreen(address(sample.pendingTwoStep), { as: 'coordinator' })
    await expect.element(button('Cancel request')).toBeVisible()
    await expectNone(button('Ask for more'))
    await expectNone(button('Add a note'))
  })

  it('is nothing for another provider', async () => {
    await renderScreen(address(sample.pendingTwoStep), { as: 'coordinator2' })
    await expect.element(heading('There is no such request')).toBeVisible()
  })
})

describe('beside a request', () => {
  it('stand the others about the same provider that wait, each leading to its page', async () => {
    const { count } = await queryOne<{ count: number }>(
      `select count(*)::int as count from user_request where target_code = 'HF0000001' and status in ('PENDING', 'REVIEWED') and not deleted`,
    )
    expect(count).toBeGreaterThan(2)
    await renderScreen(address(sample.pendingOneStep), { as: 'officer' })
    const others = region(`${count - 1} other changes wait for approval`)
    await others.getByRole('button', { name: /more$/u }).click()
    await expectCount(others.getByRole('link'), count - 1)
    await others.getByRole('link').first().click()
    await expect.element(others).not.toBeInTheDocument()
    await expect.element(title('Facility update')).not.toBeInTheDocument()
  })

  it('stands nothing of the others for who asked', async () => {
    await renderScreen(address(sample.pendingOneStep), { as: 'coordinator' })
    await expect.element(title('Facility update')).toBeVisible()
    await expectNone(page.getByText(/other changes wait/u))
  })
})

describe('deciding', () => {
  it('rejects only with a reason, and keeps the remarks that were typed', async () => {
    await renderScreen(address(sample.pendingOneStep), { as: 'approver' })
    await button('Reject', decision()).click()
    await expect.element(decision()).toMatchTextContent(/[Rr]eason|Say why/)
    expect(
      (await queryOne(`select status from user_request where code = '${sample.pendingOneStep}'`))['status'],
    ).toBe('PENDING')
    await choice('Reason, when rejecting', decision()).selectOptions('Details differ from the documents')
    await field('Remarks', decision()).fill('The e-mail address is another one.')
    await button('Reject', decision()).click()
    await expect
      .poll(() => query(`select status, remarks from user_request where code = '${sample.pendingOneStep}'`))
      .toEqual([
        {
          status: 'REJECTED',
          remarks: 'Details differ from the documents. The e-mail address is another one.',
        },
      ])
  })

  it('approves what was reviewed, applies it, and says so', async () => {
    await renderScreen(address(sample.reviewed), { as: 'approver' })
    await button('Approve', decision()).click()
    await expect
      .poll(() => query(`select email_address from facility where code = 'HF0000003'`))
      .toEqual([{ email_address: 'office.3@facility.example' }])
    await renderScreen(address(sample.reviewed), { as: 'approver' })
    await expect.element(page.getByText(/^Approved by /).first()).toBeVisible()
    for (const name of moves) await expectNone(button(name))
  })

  it('takes two people where two steps are asked for', async () => {
    await renderScreen(address(sample.pendingTwoStep), { as: 'approver' })
    await button('Mark as reviewed').click()
    await expect
      .element(page.getByText('You reviewed this request, so another person has to approve it.'))
      .toBeVisible()
    await expectNone(button('Approve'))
    await renderScreen(address(sample.pendingTwoStep), { as: 'admin' })
    await expect.element(button('Approve')).toBeVisible()
  })

  it('says the words of a failure and leaves the request as it was', async () => {
    await renderScreen(address(sample.reviewedPublic), { as: 'approver' })
    await expect.element(button('Approve', decision())).toBeVisible()
    await query('alter table facility rename to facility_gone')
    await button('Approve', decision()).click()
    await expect.element(decision().getByRole('alert')).toBeVisible()
    await query('alter table facility_gone rename to facility')
    const { status } = await queryOne(
      `select status from user_request where code = '${sample.reviewedPublic}'`,
    )
    expect(status).toBe('REVIEWED')
  })
})

describe('work around the decision', () => {
  it('asks for more: what is missing is named, and the request waits', async () => {
    await renderScreen(address('UR-2026-000008'), { as: 'officer' })
    await button('Ask for more').click()
    await button('Send', dialog()).click()
    await expect.element(dialog()).toMatchTextContent('Name at least one thing.')
    await field('What is needed', dialog()).fill('Letter of the director')
    await field('Why', dialog()).fill('The document is not signed.')
    await button('Send', dialog()).click()
    await expect.element(page.getByText(/^Waiting for .+ until/)).toBeVisible()
    await renderScreen(address('UR-2026-000008'), { as: 'coordinator' })
    await expect.element(page.getByText(/^We need something more from you by /)).toBeVisible()
    await button('Answer').click()
    await field('Message', dialog()).fill('It follows by mail.')
    await button('Send answer', dialog()).click()
    await expect.element(page.getByText('Everything asked for was answered')).toBeVisible()
  })

  it('keeps internal notes', async () => {
    await renderScreen(address('UR-2026-000011'), { as: 'officer' })
    await button('Add a note').click()
    await field('Note').fill('Their old address bounced twice.')
    await button('Save note').click()
    await expect.element(page.getByText('Their old address bounced twice.').first()).toBeVisible()
    await renderScreen(address('UR-2026-000011'), { as: 'coordinator' })
    await expect.element(title('Packages')).toBeVisible()
    await expectNone(page.getByText('Their old address bounced twice.'))
  })

  it('is taken off the list by who asked, after a question', async () => {
    await renderScreen(address('UR-2026-000012'), { as: 'physician' })
    await button('Cancel request').click()
    await button('Delete').click()
    await button('Delete', question()).click()
    await expect.element(title('My requests')).toBeVisible()
    await expectNone(row('UR-2026-000012'))
  })
})

describe('the lists', () => {
  it('decide on several at once and leave out what may not be decided', async () => {
    await renderScreen('/dashboard/requests?size=100', { as: 'approver' })
    await toggle(row('UR-2026-000009').getByRole('checkbox'))
    await toggle(row('UR-2026-000016').getByRole('checkbox'))
    await button('Approve').click()
    await expect.element(page.getByText('It has to be reviewed first.')).toBeVisible()
    await button('Approve 1…').click()
    await button('Approve 1', dialog()).click()
    await expect.element(title('Approved: 1 of 1 request')).toBeVisible()
    const rows = await query(
      `select status from user_request where code in ('UR-2026-000009', 'UR-2026-000016') order by code`,
    )
    expect(rows.map(({ status }) => status)).toEqual(['PENDING', 'APPROVED'])
  })

  it('stand under headings by lateness while sorted by it, with red in the headings of what is late alone', async () => {
    await renderScreen('/dashboard/requests?size=100', { as: 'officer' })
    await expect.element(row('UR-2026-000009')).toBeVisible()
    const headings = [...document.querySelectorAll<HTMLElement>('th[scope=rowgroup] span')]
    const order = ['More than 7', '4 to 7', '1 to 3', 'Due today', 'Due within', 'Due later']
    const places = headings.map(({ textContent }) => order.findIndex((one) => textContent.startsWith(one)))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
    const colorsOf = (some: readonly Element[]) => new Set(some.map((one) => getComputedStyle(one).color))
    const isLate = (one: Element) => / late /u.test(one.textContent)
    const [red, ...others] = colorsOf(headings.filter(isLate))
    expect(others).toEqual([])
    expect(colorsOf(headings.filter((one) => !isLate(one)))).not.toContain(red)
    const cells = [...document.querySelectorAll('td span')].filter((one) =>
      /\d days? late$/u.test(one.textContent),
    )
    expect(cells.length).toBeGreaterThan(0)
    expect(colorsOf(cells)).not.toContain(red)
    await renderScreen('/dashboard/requests?size=100&sort=targetName,ASC', { as: 'officer' })
    await expect.element(row('UR-2026-000009')).toBeVisible()
    expect(document.querySelector('th[scope=rowgroup]')).toBeNull()
  })

  it('say on a phone how late a request is at the end of its second line, and nothing of nobody', async () => {
    await page.viewport(390, 844)
    try {
      await renderScreen('/dashboard/requests', { as: 'officer' })
      const first = page.getByRole('list', { name: 'Requests' }).getByRole('listitem').first()
      await expect.element(first).toBeVisible()
      const [kind, late] = [...first.element().querySelectorAll('dl > div:nth-child(-n + 2) > dd')]
      expect(late?.textContent).toMatch(/late$|^Due /)
      expect(late?.getBoundingClientRect().top).toBe(kind?.getBoundingClientRect().top)
      await expectNone(page.getByText('Unassigned', { exact: true }))
    } finally {
      await page.viewport(1280, 900)
    }
  })

  it('of a provider hold the own requests only', async () => {
    const own = await query<{ code: string; name: string }>(
      `select r.code, u.first_name || ' ' || u.last_name as name from user_request r
       join app_user u on u.code = r.requester_code where u.username = 'physician2' and r.status in ('PENDING', 'REVIEWED') order by r.id`,
    )
    expect(own.length).toBeGreaterThan(0)
    await renderScreen('/dashboard/requests', { as: 'physician2' })
    await expect.element(title('My requests')).toBeVisible()
    await expect.element(rowCount(own.length === 1 ? '1 request' : `${own.length} requests`)).toBeVisible()
    for (const { code, name } of own) await expect.element(row(code)).toMatchTextContent(name)
  })

  it('have queues, of which providers have fewer', async () => {
    await renderScreen('/dashboard/requests', { as: 'coordinator2' })
    await expectTexts(page.getByRole('navigation', { name: 'Queues' }).getByRole('link'), [
      expect.stringMatching(/^Open/) as string,
      expect.stringMatching(/^Waiting for answer/) as string,
      'Decided',
      'All',
    ])
  })

  it('hold for a reviewer to review what the menu counts, without own requests', async () => {
    await query(`update user_request set requester_code = (select code from app_user where username = 'officer')
      where code = '${sample.pendingTwoStep}'`)
    await renderScreen('/dashboard/requests', { as: 'officer' })
    const links = (name: string) => page.getByRole('navigation', { name, exact: true }).getByRole('link')
    const toReview = links('Queues').filter({ hasText: 'To review' })
    const numberIn = (text: string | null) => /\d+/.exec(text ?? '')?.[0]
    await expect.element(toReview).toMatchTextContent(/\d/)
    const counted = numberIn(toReview.element().textContent)
    const inMenu = links('Main').filter({ hasText: 'Requests' })
    await expect.poll(() => numberIn(inMenu.element().textContent)).toBe(counted)
    await toReview.click()
    await expect.element(rowCount(new RegExp(`^(${counted} requests|1–25 of ${counted})$`))).toBeVisible()
    expect(document.querySelector(`main a[href="${address(sample.pendingTwoStep)}"]`)).toBeNull()
  })

  it('say that they cannot be read, and are read again', () =>
    expectErrorAndRetry({
      path: '/dashboard/requests',
      as: 'officer',
      call: '/accr/user-request?',
      content: page.getByRole('grid').getByRole('row').nth(1),
    }))

  it('lead a request to its page', async () => {
    await renderScreen('/dashboard/requests', { as: 'coordinator' })
    await row('UR-2026-000011').getByRole('link').first().click()
    await expect.element(title('Packages')).toBeVisible()
  })
})
