import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne, type SampleUser } from '../../../test/sample.ts'
import {
  button,
  chooseInMenu,
  dialog,
  expectCount,
  expectNone,
  expectProblem,
  expectTexts,
  field,
  fillDay,
  link,
  messages,
  reconnect,
  row,
  title,
  toggle,
} from '../../../test/screen.ts'

/** The facilities of the sample by their status. */
const codes = {
  ACCREDITED: 'HF0000001',
  ON_PROCESS: 'HF0000002',
  FOR_PAYMENT_ONLY: 'HF0000004',
  WITHDRAWN: 'HF0000006',
  SUSPENDED: 'HF0000009',
  DISAPPROVED: 'HF0000012',
}

const more = () => button(/^More actions for /)

/** Who may do what with a facility, by its status. */
const actions: readonly {
  user: SampleUser
  status: keyof typeof codes
  edits: boolean
  moves: boolean
  menu: readonly string[]
}[] = [
  {
    user: 'officer',
    status: 'ACCREDITED',
    edits: true,
    moves: true,
    menu: ['Create portal account', 'Request disaccreditation', 'Preferred network', 'Block or unblock'],
  },
  {
    user: 'officer',
    status: 'ON_PROCESS',
    edits: true,
    moves: true,
    menu: ['Create portal account', 'Block or unblock'],
  },
  {
    user: 'approver',
    status: 'SUSPENDED',
    edits: true,
    moves: true,
    menu: ['Create portal account', 'Block or unblock'],
  },
  {
    user: 'compliance',
    status: 'ACCREDITED',
    edits: false,
    moves: false,
    menu: ['Request disaccreditation'],
  },
  { user: 'rates', status: 'ACCREDITED', edits: false, moves: false, menu: [] },
  { user: 'reports', status: 'ACCREDITED', edits: false, moves: false, menu: [] },
  { user: 'coordinator', status: 'ACCREDITED', edits: true, moves: false, menu: [] },
]

describe('what may be done with a facility', () => {
  it.each(actions)('$user, $status', async ({ user, status, edits, moves, menu }) => {
    await renderScreen(`/health-facility/${codes[status]}`, { as: user })
    await expect.element(page.getByRole('navigation', { name: 'Parts of the record' })).toBeVisible()
    await expectCount(link('Edit'), edits ? 1 : 0)
    await expectCount(button('Change status'), moves ? 1 : 0)
    await expectCount(more(), menu.length > 0 ? 1 : 0)
    if (menu.length === 0) return
    await more().click()
    await expectTexts(page.getByRole('menuitem'), menu)
  })
})

describe('what may be done on a phone', () => {
  const record = '/health-facility/HF0000001'
  const onPhone = async (as: SampleUser, act: () => Promise<void>) => {
    const { innerWidth, innerHeight } = window
    await page.viewport(390, 844)
    try {
      await renderScreen(record, { as })
      await act()
    } finally {
      await page.viewport(innerWidth, innerHeight)
    }
  }

  it('stands in one menu for staff, which opens the dialog of the status', () =>
    onPhone('officer', async () => {
      await more().click()
      const others = actions.find(({ user, status }) => user === 'officer' && status === 'ACCREDITED')?.menu
      await expectTexts(page.getByRole('menuitem'), ['Change status', 'Edit', ...(others ?? [])])
      await expect
        .element(page.getByRole('menuitem', { name: 'Edit', exact: true }))
        .toHaveAttribute('href', `${record}/edit`)
      await page.getByRole('menuitem', { name: 'Change status' }).click()
      await expect.element(dialog().getByRole('radio', { name: /^Suspended/ })).toBeInTheDocument()
    }))

  it('stands beside the badge for who has one act', () =>
    onPhone('coordinator', async () => {
      await expect.element(link('Edit')).toBeVisible()
      await expectNone(more())
    }))
})

/** The statuses offered next, and those that need more than a choice. */
const moves: readonly [status: keyof typeof codes, next: readonly string[]][] = [
  ['ON_PROCESS', ['Accredited', 'For payment only', 'Disapproved', 'Withdrawn']],
  ['ACCREDITED', ['Suspended', 'For payment only', 'Withdrawn', 'Disaccredited', 'Closed']],
  ['SUSPENDED', ['Accredited', 'Withdrawn', 'Disaccredited', 'Closed']],
  ['FOR_PAYMENT_ONLY', ['On process', 'Closed']],
  ['DISAPPROVED', ['On process']],
]

describe('changing the status', () => {
  it.each(moves)('offers what may follow on %s', async (status, next) => {
    await renderScreen(`/health-facility/${codes[status]}`, { as: 'officer' })
    await button('Change status').click()
    const radios = dialog().getByRole('radio')
    await expectCount(radios, next.length)
    for (const name of next)
      await expect.element(dialog().getByRole('radio', { name: new RegExp(`^${name}`) })).toBeInTheDocument()
  })

  it('says what is missing for an accreditation, and changes nothing', async () => {
    await renderScreen(`/health-facility/${codes.ON_PROCESS}`, { as: 'officer' })
    await button('Change status').click()
    await toggle(dialog().getByRole('radio', { name: /^Accredited/ }))
    await fillDay('Takes effect on', '2026-11-20', dialog())
    await expect.element(dialog()).toMatchTextContent('Accrediting takes two persons.')
    await expect.element(dialog()).toMatchTextContent('You are told of the decision by mail.')
    const permit = dialog().getByRole('link', { name: /^Mayor's or business permit/ })
    await expect.element(permit).toHaveAttribute('href', `/health-facility/${codes.ON_PROCESS}/documents`)
    await button('Send request', dialog()).click()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent("Mayor's or business permit")
    await expect.element(permit).toBeVisible()
    const { accreditation_status_code: status } = await queryOne(
      `select accreditation_status_code from facility where code = '${codes.ON_PROCESS}'`,
    )
    expect(status).toBe('ON_PROCESS')
  })

  it('suspends from one day to another and writes the history', async () => {
    await renderScreen('/health-facility/HF0000005', { as: 'officer' })
    await button('Change status').click()
    await toggle(dialog().getByRole('radio', { name: /^Suspended/ }))
    await fillDay('Takes effect on', '2026-11-20', dialog())
    await fillDay('Last day of the suspension', '2026-11-19', dialog())
    await field('Reason', dialog()).fill('The permit is being renewed.')
    await button('Change status', dialog()).click()
    await expect.element(dialog()).toMatchTextContent('neither before the first day nor over already')
    await fillDay('Last day of the suspension', '2026-11-30', dialog())
    await button('Change status', dialog()).click()
    await expectNone(dialog())
    await expect
      .element(
        page
          .getByRole('status')
          .filter({ hasText: /^Suspended/ })
          .first(),
      )
      .toBeVisible()
    const rows = await query(
      `select to_status, effective_date::text as day, created_by from accreditation_history
        where applicant_code = 'HF0000005' and created_by = 'officer' order by id`,
    )
    expect(rows).toContainEqual({ to_status: 'SUSPENDED', day: '2026-11-20', created_by: 'officer' })
  })
})

describe('covered accounts', () => {
  const path = '/health-facility/HF0000007/covered-accounts'

  it('are added, and a refused code is named at its field with nothing lost', async () => {
    await renderScreen(path, { as: 'officer' })
    await button('Add account').click()
    await button('Add account', dialog()).click()
    await expect.element(field('Company', dialog())).toHaveAttribute('aria-invalid', 'true')
    await field('Company', dialog()).fill('Sinag Shipping Example, Inc.')
    await field('Account code', dialog()).fill('ACC_0777')
    await button('Add account', dialog()).click()
    await expectProblem(field('Account code', dialog()), 'capital letters, digits or dashes', 'ACC_0777')
    await expect.element(field('Company', dialog())).toHaveValue('Sinag Shipping Example, Inc.')
    await field('Account code', dialog()).fill('ACC-0777')
    await button('Add account', dialog()).click()
    await expect.element(messages()).toMatchTextContent('Sinag Shipping Example, Inc. has been saved.')
    await expect.element(row('Sinag Shipping Example, Inc.')).toBeVisible()
    const { created_by: by } = await queryOne(
      `select created_by from covered_account where account_code = 'ACC-0777'`,
    )
    expect(by).toBe('officer')
  })

  it.each([
    ['rates', 0],
    ['approver', 1],
  ] as const)('can be added by %s: %i', async (user, count) => {
    await renderScreen(path, { as: user })
    await expect.element(row('Bahaghari Foods Example, Inc.')).toBeVisible()
    await expectCount(button('Add account'), count)
  })
})

describe('blocking', () => {
  it('needs a reason, shows on the record, and ends', async () => {
    await renderScreen('/health-facility/HF0000003', { as: 'officer' })
    await chooseInMenu(more(), 'Block or unblock')
    await toggle(dialog().getByRole('switch', { name: 'Blocked' }))
    await button('Save', dialog()).click()
    const reason = field('Why it is blocked', dialog())
    await expectProblem(reason, 'Say why it is blocked.')
    await reason.fill('Members were asked to pay at the counter.')
    await button('Save', dialog()).click()
    await expectNone(dialog())
    await expect.element(page.getByText('Members were asked to pay at the counter.').first()).toBeVisible()
    const { blocked } = await queryOne(`select blocked from facility where code = 'HF0000003'`)
    expect(blocked).toBe(true)

    await chooseInMenu(more(), 'Block or unblock')
    await toggle(dialog().getByRole('switch', { name: 'Blocked' }))
    await button('Save', dialog()).click()
    await expectNone(dialog())
    await expectNone(page.getByRole('main').getByText('Members were asked to pay at the counter.'))
  })
})

describe('a record that cannot be shown', () => {
  it('says that there is no such facility', async () => {
    await renderScreen('/health-facility/HF0000099', { as: 'officer' })
    await expect
      .element(page.getByRole('main').getByText('There is no facility with the code HF0000099'))
      .toBeVisible()
  })

  it('says that it cannot be read, and is read again', () =>
    expectErrorAndRetry({
      path: '/health-facility/HF0000003',
      as: 'officer',
      call: '/accr/hf/HF0000003',
      content: title('Luntian-Bukal Medical Clinic'),
    }))

  it('keeps the dialog and what was typed when the connection is cut', async () => {
    await renderScreen('/health-facility/HF0000008/covered-accounts', { as: 'officer' })
    await button('Add account').first().click()
    await field('Company', dialog()).fill('Alon Freight Example, Inc.')
    await field('Account code', dialog()).fill('ACC-0888')
    await commands.setFault({ failure: 'lost-reply', path: '/covered-account' })
    await button('Add account', dialog()).click()
    await expect.element(page.getByText(/^1 save waits/)).toBeVisible()
    await commands.setFault()
    reconnect()
    await expect.element(row('Alon Freight Example, Inc.')).toBeVisible()
    // the first call was served and its reply lost: the second one is the same save
    expect(await query(`select id from covered_account where account_code = 'ACC-0888'`)).toHaveLength(1)
  })
})
