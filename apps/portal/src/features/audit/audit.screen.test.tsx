import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
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
  expectTexts,
  field,
  heading,
  row,
  rowCount,
} from '../../../test/screen.ts'

const tabs = () => page.getByRole('navigation', { name: 'Audit logs' }).getByRole('link')

describe('the logs', () => {
  const roles: readonly (readonly [SampleUser, boolean, boolean])[] = [
    ['admin', true, true],
    ['approver', true, true],
    ['compliance', true, true],
    ['officer', false, true],
    ['rates', false, true],
    ['reports', false, false],
  ]
  it.each(roles)('of %s hold the audit log: %s, and can be added to: %s', async (user, audits, writes) => {
    await renderScreen('/audit-logs/activities', { as: user })
    await expect.element(rowCount('1–25 of 30')).toBeVisible()
    await expectTexts(tabs(), [
      ...(audits ? ['Audit log', 'Reach of a user'] : []),
      'Activities',
      'Accreditation history',
      ...(audits ? ['Retention'] : []),
    ])
    await expectCount(button('Write an activity'), writes ? 1 : 0)
  })

  it('show who signed in, newest first', async () => {
    await renderScreen('/audit-logs', { as: 'admin' })
    const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
    await expect.element(entries.first()).toMatchTextContent('Ana Garcia signed in')
  })

  it('are empty for somebody who did nothing', async () => {
    await renderScreen('/audit-logs?actor=zebra', { as: 'admin' })
    await page.getByRole('searchbox', { name: 'Search by username' }).fill('zebra')
    await expect.element(heading('No entry matches')).toBeVisible()
  })

  it('cannot be read and are read again', () =>
    expectErrorAndRetry({
      path: '/audit-logs',
      as: 'admin',
      call: '/audit/audit-logs',
      content: page.getByRole('list', { name: 'Audit log' }),
    }))
})

describe('the chain of the audit log', () => {
  const check = () => button('Verify the log')

  it('is proven whole, and says where it was altered', async () => {
    await renderScreen('/audit-logs', { as: 'admin' })
    await check().click()
    await expect.element(page.getByText(/entries, unbroken on 20 Nov 2026/)).toBeVisible()
    // the guard of the table is taken away, as somebody with the database in hand would
    await query('alter table audit_log disable trigger user')
    await query(`update audit_log set actor = 'somebody' where id = (select min(id) + 3 from audit_log)`)
    await query('alter table audit_log enable trigger user')
    await renderScreen('/audit-logs', { as: 'admin' })
    await check().click()
    await expect.element(page.getByText(/^The log was altered at entry/)).toBeVisible()
  })

  it('says that it could not be checked', async () => {
    await renderScreen('/audit-logs', { as: 'admin' })
    await expect.element(check()).toBeVisible()
    await commands.setFault({ failure: 'stopping', path: '/verify' })
    await check().click()
    await expect.element(page.getByText('The log could not be checked')).toBeVisible()
  })
})

describe('activities', () => {
  it('are corrected by another entry, never in place', async () => {
    const old = 'Facility is clean and in use; photographs taken.'
    await renderScreen('/audit-logs/activities?record=HF0000003', { as: 'compliance' })
    const { name } = await queryOne<{ name: string }>(`select name from facility where code = 'HF0000003'`)
    await expect.element(row(name).first()).toBeVisible()
    await chooseInMenu(row(old).getByRole('button').last(), 'Correct by a new entry')
    await field('What happened', dialog()).fill('')
    await button('Add correction', dialog()).click()
    await expect.element(field('What happened', dialog())).toHaveAttribute('aria-invalid', 'true')
    await field('What happened', dialog()).fill('Facility is closed on Sundays.')
    await button('Add correction', dialog()).click()
    await expectNone(dialog())
    await expect.element(row(/Corrects entry \d+\. Facility is closed on Sundays\./)).toBeVisible()
    await expect.element(row(old).first()).toBeVisible()
  })

  it('of a check-in have a result that reports count, and keep another one that was written', async () => {
    await renderScreen('/doctor/PHY0000005/history', { as: 'officer' })
    await button('Add activity').click()
    await field('Result', dialog()).fill('Good')
    await choice('Kind', dialog()).selectOptions('Check-in')
    const result = choice('Result', dialog())
    await expect.element(result).toHaveValue('Good')
    await result.selectOptions('Needs improvement')
    await field('What happened', dialog()).fill('Spoke about waiting times.')
    await button('Add activity', dialog()).click()
    await expectNone(dialog())
    expect(
      await query(`select result from activity_log where remarks = 'Spoke about waiting times.'`),
    ).toEqual([{ result: 'Needs improvement' }])
  })

  it('are written with a kind and what happened', async () => {
    await renderScreen('/health-facility/HF0000005/history', { as: 'officer' })
    await button('Add activity').click()
    await button('Add activity', dialog()).click()
    await expect.element(field('What happened', dialog())).toHaveAttribute('aria-invalid', 'true')
    await choice('Kind', dialog()).selectOptions('Note')
    await field('What happened', dialog()).fill('Asked for the new permit.')
    await button('Add activity', dialog()).click()
    await expectNone(dialog())
    await expect
      .element(
        page.getByRole('list', { name: 'History', exact: true }).getByText('Asked for the new permit.'),
      )
      .toBeVisible()
    expect(
      await query(`select created_by from activity_log where remarks = 'Asked for the new permit.'`),
    ).toEqual([{ created_by: 'officer' }])
  })
})
