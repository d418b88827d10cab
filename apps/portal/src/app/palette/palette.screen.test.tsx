import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { button, dialog, expectNone, expectPath, title, toggle } from '../../../test/screen.ts'

/** Opens the palette by its key and types into it. */
async function find(text: string): Promise<void> {
  await expect.element(page.getByRole('button', { name: /Control K/ })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(text)
}

describe('the palette', () => {
  // first of all: what is loaded once comes at once afterwards
  it('takes the keys that are typed before it and its button are there', async () => {
    await renderScreen('/dashboard', { as: 'officer' })
    await expect.element(page.getByRole('button', { name: 'Tomas Velasco', exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: /Control K/ }).query()).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    for (const key of 'hf00x{Backspace}00003'.match(/\{\w+\}|./g) ?? []) await userEvent.keyboard(key)
    await expect
      .element(page.getByRole('searchbox', { name: 'Search', exact: true }))
      .toHaveValue('hf0000003')
    await expect.element(page.getByRole('menuitem', { name: /HF0000003/ })).toBeVisible()
  })

  it('opens a record by its code, without a mouse', async () => {
    await renderScreen('/dashboard', { as: 'officer' })
    await find('hf0000003')
    await expect.element(page.getByRole('menuitem', { name: /HF0000003/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(title('Luntian-Bukal Medical Clinic')).toBeVisible()
  })

  it('offers the pages of the menu, and only those of the role', async () => {
    await renderScreen('/dashboard', { as: 'reports' })
    await find('a')
    await expect.element(page.getByRole('menuitem', { name: /^Audit logs/ })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('users and roles')
    await expectNone(page.getByRole('menuitem', { name: /^Users and roles/ }))
  })

  it('finds nothing of another provider for a coordinator', async () => {
    await renderScreen('/', { as: 'coordinator' })
    await find('hf0000003')
    await expectNone(page.getByRole('menuitem', { name: /HF0000003/ }))
  })
})

describe('keys', () => {
  it('lead to a page until they are switched off', async () => {
    await renderScreen('/dashboard', { as: 'officer' })
    await expect.element(page.getByRole('button', { name: /^Account: / })).toBeVisible()
    await userEvent.keyboard('gf')
    await expect.element(title('Health facilities')).toBeVisible()
    await userEvent.keyboard('?')
    const list = dialog('Keyboard shortcuts')
    await toggle(list.getByRole('switch', { name: 'Single-key shortcuts' }))
    await userEvent.keyboard('{Escape}')
    await expectNone(list)
    await userEvent.keyboard('gr')
    await expectPath('/health-facility')
  })
})

describe('the account menu', () => {
  it('signs out and leaves nothing of the session on the device', async () => {
    await renderScreen('/dashboard', { as: 'officer' })
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect.element(title('Sign in')).toBeVisible()
    expect(Object.keys(localStorage).filter((key) => !key.startsWith('capiz.device.'))).toEqual([])
    await expectNone(button(/^Account: /))
  })
})
