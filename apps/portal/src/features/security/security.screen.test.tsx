import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne, type SampleUser } from '../../../test/sample.ts'
import {
  button,
  choice,
  dialog,
  chooseInMenu,
  expectCount,
  expectNone,
  expectProblem,
  expectTexts,
  field,
  heading,
  link,
  question,
  row,
  rowCount,
  title,
} from '../../../test/screen.ts'

const users = '/security/users'
const tabs = () => page.getByRole('navigation', { name: 'Users and roles' }).getByRole('link')

describe('who administers', () => {
  const roles: readonly (readonly [SampleUser, readonly string[], number])[] = [
    ['admin', ['Users', 'Roles', 'To confirm', 'Report groups', 'Mail', 'Settings'], 1],
    ['officer', ['Users', 'Roles'], 0],
    ['approver', ['Users', 'Roles'], 0],
  ]
  it.each(roles)('%s: %j', async (user, parts, mayAdd) => {
    await renderScreen('/security', { as: user })
    await expect.element(rowCount('12 users')).toBeVisible()
    await expectTexts(tabs(), parts)
    await expectCount(button('Add user'), mayAdd)
  })
})

describe('a user', () => {
  it('is added once everything needed is given, and what is taken is named at its field', async () => {
    await renderScreen(users, { as: 'admin' })
    await button('Add user').click()
    await button('Add user', dialog()).click()
    await expect.element(field('First name', dialog())).toHaveAttribute('aria-invalid', 'true')
    await field('First name', dialog()).fill('Rosa')
    await field('Last name', dialog()).fill('Manlapaz')
    await field('Username', dialog()).fill('officer')
    await field('E-mail address', dialog()).fill('rosa@roster.example')
    await choice('Role', dialog()).selectOptions('Physician')
    await button('Add user', dialog()).click()
    await expectProblem(field('Code of the physician', dialog()), 'Enter the code of the physician')
    await choice('Role', dialog()).selectOptions('Reports Viewer')
    await button('Add user', dialog()).click()
    await expectProblem(field('Username', dialog()), 'This username is taken. Choose another one.', 'officer')
    await field('Username', dialog()).fill('rosa.manlapaz')
    await button('Add user', dialog()).click()
    await expect.element(title('Rosa Manlapaz')).toBeVisible()
    const saved = await queryOne(
      `select temporary_password, created_by from app_user where username = 'rosa.manlapaz'`,
    )
    expect(saved).toEqual({ temporary_password: true, created_by: 'admin' })
    expect(
      await query(`select recipient from outbox_mail where recipient = 'rosa@roster.example'`),
    ).toHaveLength(1)
  })

  /** Opens a user by the name the list sorts by, the surname first. */
  const open = async (name: string) => {
    await renderScreen(users, { as: 'admin' })
    await link(name.replace(/^(\S+) (.+)$/u, '$2, $1')).click()
    await expect.element(title(name)).toBeVisible()
  }
  const actions = [
    'End session',
    'Send a temporary password',
    'Reset password',
    'Lock',
    'Unlock',
    'Disable',
    'Enable',
  ] as const

  it.each([
    ['Xavier Cervantes', ['Lock', 'Disable']],
    ['Michelle Fortuno', ['Enable']],
    ['Ana Garcia', []],
  ] as const)('%s can be acted on: %j', async (name, allowed) => {
    await open(name)
    for (const action of ['Lock', 'Disable', 'Enable', 'Unlock'])
      await expectCount(button(action), (allowed as readonly string[]).includes(action) ? 1 : 0)
  })

  it('that is locked cannot sign in, and can again once unlocked', async () => {
    await open('Maricel Espinosa')
    await button('Lock').click()
    await button('Lock', question()).click()
    await expect.element(button('Unlock')).toBeVisible()
    await renderScreen('/auth/login')
    await field('Username').fill('reports')
    await page.getByLabelText('Password', { exact: true }).fill('Bangka-sa-Ilog-77')
    await button('Sign in').click()
    await expect
      .element(page.getByText('This account was locked. Ask an administrator to unlock it.'))
      .toBeVisible()
    await open('Maricel Espinosa')
    await button('Unlock').click()
    await button('Unlock', question()).click()
    await expect.element(button('Lock')).toBeVisible()
    const { locked_until: until } = await queryOne(
      `select locked_until from app_user where username = 'reports'`,
    )
    expect(until).toBeNull()
  })

  it('is only read by who may not change users', async () => {
    await renderScreen(users, { as: 'officer' })
    await link('Garcia, Ana').click()
    await expect.element(title('Ana Garcia')).toBeVisible()
    for (const action of actions) await expectNone(button(action))
    await expectNone(button('Edit'))
  })
})

describe('the list of users', () => {
  it('is searched, and says that nobody is found', async () => {
    await renderScreen(`${users}?name=zebra`, { as: 'admin' })
    await expect.element(heading('No user matches')).toBeVisible()
  })

  it('cannot be read and is read again', () =>
    expectErrorAndRetry({ path: users, as: 'admin', call: '/user?', content: rowCount(/^\d+ users$/) }))
})

describe('a role', () => {
  it('cannot take the name of another one, and begins with the permissions of one', async () => {
    await renderScreen('/security/roles', { as: 'admin' })
    await button('Add role').click()
    await field('Name', dialog()).fill('approver')
    await button('Add role', dialog()).click()
    await expectProblem(field('Name', dialog()), 'Role name already exists', 'approver')
    await field('Name', dialog()).fill('Roster clerk')
    await choice('Begin with the permissions of', dialog()).selectOptions('Reports Viewer')
    await button('Add role', dialog()).click()
    await expectNone(dialog())
    await expect.element(page.getByRole('columnheader', { name: /Roster clerk/ })).toBeVisible()
  })

  it('gains a permission after a question', async () => {
    await renderScreen('/security/roles', { as: 'admin' })
    await page.getByRole('checkbox', { name: 'Reports Viewer may: See requests', exact: true }).click()
    await button('Save permissions of 1 role').click()
    await expect.element(question()).toMatchTextContent('Reports Viewer')
    await button('Save permissions', question()).click()
    await expectNone(question())
    await renderScreen('/dashboard/requests', { as: 'reports' })
    await expect.element(title('Requests')).toBeVisible()
  })
})

describe('the other parts', () => {
  it('show which roles may run which reports', async () => {
    await renderScreen('/security/report-groups', { as: 'admin' })
    await expect.element(row('Compliance').first()).toMatchTextContent('Compliance Officer')
  })

  it('show the settings in force, without their secrets', async () => {
    await renderScreen('/security/settings', { as: 'admin' })
    await expect.element(page.getByText('Embedded (PGlite)')).toBeVisible()
    await expect
      .element(page.getByText('Mail is kept in the outbox and not sent: no mail server is set.'))
      .toBeVisible()
    expect(document.body.textContent).not.toContain('CAPIZ_SECRET=')
  })

  it('show mails once there are some', async () => {
    await query('delete from outbox_mail')
    await renderScreen('/security/mail', { as: 'admin' })
    await expect.element(heading('No mail yet')).toBeVisible()
  })

  it('say of an address that there is no such part', async () => {
    await renderScreen('/security/nothing', { as: 'admin' })
    await expect.element(title('This page is under construction.')).toBeVisible()
  })
})

describe('changes that wait for a second person', () => {
  const waiting = (target: string, asker: SampleUser) =>
    query(
      `insert into access_change (reason, target, body, changes, asked_by, asked_date, expires)
       select 'PASSWORD', '${target}', '{"kind":"PASSWORD","username":"${target}"}',
         '[{"field":"temporaryPassword","before":null,"after":"new"}]', id, '2026-11-20T01:00Z', '2026-11-27T01:00Z'
       from app_user where username = '${asker}' returning id`,
    )
  const outcomeOf = async (target: string) =>
    (
      await queryOne<{ outcome: string | null }>(
        `select outcome from access_change where target = '${target}'`,
      )
    ).outcome

  it('are rejected by another person and withdrawn by the own one, who cannot confirm them', async () => {
    await waiting('compliance', 'approver')
    await waiting('rates', 'admin')
    await renderScreen('/security/to-confirm', { as: 'admin' })
    await expect.element(rowCount('2 changes')).toBeVisible()
    await chooseInMenu(row('compliance').getByRole('button').last(), 'Reject')
    await expect.element(question()).toMatchTextContent('Reset the password')
    await button('Reject', question()).click()
    await expect.element(rowCount('1 change')).toBeVisible()
    expect(await outcomeOf('compliance')).toBe('REJECTED')
    await chooseInMenu(row('rates').getByRole('button').last(), 'Withdraw')
    await button('Withdraw', question()).click()
    await expect.element(heading('Nothing to confirm')).toBeVisible()
    expect(await outcomeOf('rates')).toBe('WITHDRAWN')
  })

  it('hold the erasure of a person, refused at its field while the provider is accredited', async () => {
    const roleOf = (user: string) => `(select role_id from app_user where username = '${user}')`
    await query(`update app_user set role_id = ${roleOf('admin')} where username = 'officer2'`)
    await renderScreen('/security/to-confirm', { as: 'admin' })
    await button('Request an erasure').click()
    const code = field('Code of the physician or user', dialog())
    await code.fill('PHY0000001')
    await button('Request erasure', dialog()).click()
    await expectProblem(code, 'PHY0000001 is accredited: record the withdrawal or disaccreditation first.')
    await code.fill('phy0000032')
    await button('Request erasure', dialog()).click()
    await expectNone(dialog())
    await expect.element(row(/PHY0000032.*Erase the person/)).toBeVisible()
    await chooseInMenu(row('PHY0000032').getByRole('button').last(), 'Withdraw')
    await expect.element(question()).toMatchTextContent('Erase the person, asked for by')
    await button('Withdraw', question()).click()
    await expect.element(heading('Nothing to confirm')).toBeVisible()
    expect(await outcomeOf('PHY0000032')).toBe('WITHDRAWN')
    await query(`update app_user set role_id = ${roleOf('officer')} where username = 'officer2'`)
  })

  it('cannot be read and are read again', () =>
    expectErrorAndRetry({
      path: '/security/to-confirm',
      as: 'admin',
      call: '/auth/access-change',
      content: heading('Nothing to confirm'),
    }))
})
