import { expect, test, type Page } from '@playwright/test'
import { newPerson, signedIn, signIn, type Person } from './support/people.ts'
import { look } from './support/screens.ts'
import { passwordFor } from './support/steps.ts'

/** What administrators do: users, roles, locks, and what the logs keep of it. One part goes on from the last. */
test.describe.configure({ mode: 'serial' })

const state = { password: 'Parola-sa-Ilaya-52', user: '' }
let admin: Person
let clerk: Person

test.beforeAll(async ({ browser }) => {
  admin = await signedIn(browser, 'admin')
})
test.afterAll(async () => {
  await admin.context.close()
  await clerk.context.close()
})

/** The entry of the menu with this name. */
const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

/** Ticks or clears permissions of the clerk's role, and reads what the question says. */
async function setPermissions(page: Page, labels: readonly string[]): Promise<void> {
  for (const label of labels)
    await page.getByRole('checkbox', { name: `Roster clerk may: ${label}`, exact: true }).click()
  await page.getByRole('button', { name: 'Save permissions of 1 role' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Roster clerk')
  await question.getByRole('button', { name: 'Save permissions' }).click()
  await expect(question).toBeHidden()
}

test('a role is added like another, and a user holds it', async () => {
  const { page } = admin
  await page.goto('/security')
  await expect(page).toHaveURL(/\/security\/users$/)
  await look(page, 'admin-1-users')
  await page.getByRole('link', { name: 'Roles', exact: true }).click()
  await page.getByRole('button', { name: 'Add role' }).click()
  const roleForm = page.getByRole('dialog')
  await roleForm.getByRole('button', { name: 'Add role' }).click()
  await expect(roleForm.getByText('Use 2 characters or more.').first()).toBeVisible()
  await roleForm.getByLabel('Name').fill('Roster clerk')
  await roleForm.getByLabel('Begin with the permissions of').selectOption({ label: 'Reports Viewer' })
  await roleForm.getByRole('button', { name: 'Add role' }).click()
  await expect(roleForm).toBeHidden()
  await expect(page.getByRole('columnheader', { name: /Roster clerk/ })).toBeVisible()
  await look(page, 'admin-2-roles')

  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('button', { name: 'Add user' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('First name').fill('Rosa')
  await form.getByLabel('Last name').fill('Manlapaz')
  await form.getByLabel('Username').fill('rosa.manlapaz')
  await form.getByLabel('E-mail address').fill('rosa@roster.example')
  // the account of a provider belongs to a record: said as soon as the role is chosen, and before anything is sent
  await form.getByLabel('Role').selectOption({ label: 'Physician' })
  const linked = form.getByRole('textbox', { name: 'Code of the physician' })
  await expect(linked).toHaveAttribute('aria-required', 'true')
  let saves = 0
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/user')) saves += 1
  })
  await form.getByRole('button', { name: 'Add user' }).click()
  await expect(linked).toHaveAccessibleDescription(/Enter the code of the physician, such as PHY0000123\./)
  expect(saves).toBe(0)
  await linked.fill('PHY0000001')
  await form.getByLabel('Role').selectOption({ label: 'Roster clerk' })
  await form.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Manlapaz' })).toBeVisible()
  // nobody has signed in as this user: there is no session to end
  await expect(page.getByText('Has not signed in yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'End session' })).toHaveCount(0)
  state.user = page.url()
})

test('the user signs in with the mailed password and sees what the role opens', async ({ browser }) => {
  clerk = await newPerson(browser)
  const { page } = clerk
  const given = await passwordFor(page, 'rosa@roster.example')
  expect(given.username).toBe('rosa.manlapaz')
  await signIn(page, given.username, given.password)
  await expect(page.getByText('Choose your own password')).toBeVisible()
  await page.getByLabel('Temporary password', { exact: true }).fill(given.password)
  await page.getByLabel('New password', { exact: true }).fill(state.password)
  await page.getByLabel('New password again').fill(state.password)
  await page.getByRole('button', { name: 'Change password', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(menuEntry(page, 'Reports')).toBeVisible()
  await expect(menuEntry(page, 'Requests')).toHaveCount(0)
})

test('what a role gains works at the next step, without a new sign-in', async () => {
  const { page } = admin
  await page.goto('/security/roles')
  await setPermissions(page, ['See requests', 'See users and roles', 'Change users'])
  await clerk.page.goto('/dashboard/requests')
  await expect(clerk.page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible()
  await expect(menuEntry(clerk.page, 'Users and roles')).toBeVisible()
})

test('the dry view shows the menu and the rights of a role, and is kept', async () => {
  const { page } = admin
  await page.goto('/security/roles')
  await page
    .getByRole('grid', { name: 'Permissions of the roles' })
    .getByRole('button', { name: 'Actions for Roster clerk' })
    .click()
  await page.getByRole('menuitem', { name: 'See as this role' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roster clerk' })).toBeVisible()
  const menu = page.getByRole('region', { name: 'The menu they see' })
  await expect(menu.getByText('Requests', { exact: true })).toBeVisible()
  await expect(menu.getByText('ISO compliance', { exact: true })).toBeVisible()
  await look(page, 'admin-3-dry-view')
  await page.goto('/audit-logs')
  await expect(page.getByText('looked at the product as role roster clerk')).toBeVisible()
})

test('the last administrator stays', async () => {
  const { page } = clerk
  await page.goto('/security/users?role=SYSTEM_ADMINISTRATOR')
  await page.getByRole('grid').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  // the refusal is a toast too, which is an alert dialog of its own
  const question = page.getByRole('alertdialog', { name: /^Lock / })
  await question.getByRole('button', { name: 'Lock' }).click()
  await expect(question).toContainText('This is the last system administrator. Appoint another one first.')
  await question.getByRole('button', { name: 'Cancel' }).click()
})

test('a locked user is out at once and cannot come back in', async () => {
  const { page } = admin
  await page.goto(state.user)
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click()
  await expect(page.getByText('Locked', { exact: true })).toBeVisible()
  await expect(page.getByText(/Ended by an administrator/)).toBeVisible()
  await look(page, 'admin-4-user')
  await clerk.page.goto('/reports')
  await expect(clerk.page).toHaveURL(/\/auth\/login/)
  await clerk.page.getByLabel('Username').fill('rosa.manlapaz')
  await clerk.page.getByLabel('Password', { exact: true }).fill(state.password)
  await clerk.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(
    clerk.page.getByText('This account was locked. Ask an administrator to unlock it.'),
  ).toBeVisible()
})

test('the focus stays with the actions when one of them gives its place to another', async () => {
  const { page } = admin
  await page.goto(state.user)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  /** By keyboard, so that the focus is where a reader without a mouse has it. */
  const act = async (name: string): Promise<void> => {
    await button(name).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).press('Enter')
    await expect(button(name)).toHaveCount(0)
  }
  await act('Unlock')
  await expect(button('Lock')).toBeFocused()
  await act('Disable')
  await expect(button('Enable')).toBeFocused()
  await act('Enable')
  await expect(button('Disable')).toBeFocused()
  await signIn(clerk.page, 'rosa.manlapaz', state.password)
  await page.reload()
  await act('End session')
  await expect(button('Reset password')).toBeFocused()
  await act('Lock')
  await expect(button('Unlock')).toBeFocused()
})

test('the history of a facility is one stream, narrowed by kind, and the log is proven whole', async () => {
  const { page } = admin
  await page.goto('/health-facility/HF0000001/history')
  const stream = page.getByRole('list', { name: 'History', exact: true })
  await expect(stream.getByText(/^Status: /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add activity' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Kind').selectOption({ label: 'Note' })
  await form.getByLabel('What happened').fill('Asked for the new permit.')
  await form.getByRole('button', { name: 'Add activity' }).click()
  await expect(stream.getByText('Asked for the new permit.')).toBeVisible()
  await look(page, 'admin-6-history')
  await page.goto('/health-facility/HF0000001/history?kind=price')
  await expect(stream.getByText(/ entered$/).first()).toBeVisible()
  await expect(stream.getByText(/^Status: /)).toHaveCount(0)

  await page.goto('/audit-logs/activities?record=HF0000001')
  await page
    .getByRole('row', { name: /Asked for the new permit/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Correct by a new entry' }).click()
  await form.getByLabel('What happened').fill('Asked for the renewed permit.')
  await form.getByRole('button', { name: 'Add correction' }).click()
  await expect(
    page.getByRole('row', { name: /Corrects entry \d+\. Asked for the renewed permit\./ }),
  ).toBeVisible()

  await page.goto('/audit-logs')
  await page.getByRole('button', { name: 'Verify the log' }).click()
  await expect(page.getByText(/entries, unbroken on/)).toBeVisible()
  await look(page, 'admin-7-log')
})
