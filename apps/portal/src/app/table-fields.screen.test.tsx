import { request } from '@capiz/api/contract/request'
import { describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { renderScreen } from '../../test/render-screen.tsx'
import { callsOf } from '../../test/sample.ts'
import { button, region } from '../../test/screen.ts'

const isShown = (element: Element): boolean => element.getClientRects().length > 0

/** Fields of the rows of a table, in reading order. */
const fieldsOf = (table: Element): Element[] =>
  [...table.querySelectorAll('tbody input, tbody select, tbody textarea')].filter(isShown)

/** Presses a key until the focus has left the table, and returns the fields that had it, in their order. */
async function walk(table: Element, key: string): Promise<Element[]> {
  const met: Element[] = []
  const most = fieldsOf(table).length * 2 + 10
  for (let press = 0; press < most; press += 1) {
    const active = document.activeElement
    if (active === null || !table.contains(active)) return met
    if (fieldsOf(table).includes(active) && met.at(-1) !== active) met.push(active)
    await userEvent.keyboard(key)
  }
  throw new Error(`The focus is still in the table after ${most} presses of ${key}.`)
}

/** The place arrows lead to: the cell, but a tick box stands for its cell, since it takes no arrows itself. */
const placeOf = (field: Element): Element | null =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? field : field.closest('td')

const grid = (name: string): Locator => page.getByRole('grid', { name })

/** Sends a reviewed proposal of room rates to the approver. */
async function openProposal(): Promise<void> {
  const call = await callsOf('officer2')
  await call(request.review, { body: { code: 'UR-2026-000010' } })
  await renderScreen('/dashboard/requests/UR-2026-000010', { as: 'approver' })
}

/** Uploads a roster whose rows cannot be used. */
async function openBadRows(): Promise<void> {
  await renderScreen('/health-facility/HF0000003/roster', { as: 'officer' })
  await expect.element(region('Roster')).toBeVisible()
  const input = region('Roster').element().querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('The roster has no field for a file.')
  const rows = ['PRC licence number,Profession,Last name,First name', 'none,MD,Ona,Ana', 'no,MD,Uy,Bea']
  await userEvent.upload(input, new File([rows.join('\n')], 'roster.csv', { type: 'text/csv' }))
  await button('Check the file').click()
}

/** Prepares a rejection of all open requests that one step decides. */
async function openPrepared(): Promise<void> {
  const matching = 'requestType=hf-update,phy-update,hf-document,phy-document&status=PENDING,REVIEWED'
  const params = new URLSearchParams({ action: 'reject', all: 'yes', matching })
  await renderScreen(`/dashboard/requests/prepare?${params.toString()}`, { as: 'approver' })
}

const tables: readonly (readonly [string, () => Promise<void>])[] = [
  ['Lines of the proposal', openProposal],
  ['Cells that cannot be used', openBadRows],
  ['Ready', openPrepared],
]

describe('every field in a table', () => {
  it.each(tables)('is reached by Tab, left by Tab, Enter and Escape: %s', async (name, open) => {
    await open()
    await expect.element(grid(name)).toBeVisible()
    const table = grid(name).element()
    const fields = fieldsOf(table)
    expect(fields.length).toBeGreaterThan(1)
    table.querySelector<HTMLElement>('tbody tr :is(th, td)')?.focus()
    expect(await walk(table, '{Tab}')).toEqual(fields)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(await walk(table, '{Shift>}{Tab}{/Shift}')).toEqual(fields.toReversed())
    const column = fields.filter((field, _at, [first]) => {
      const place = (one: Element | undefined) => one?.closest('td')?.cellIndex
      return place(field) === place(first)
    })
    const [first, second] = column
    if (!(first instanceof HTMLElement) || second === undefined) throw new Error('The table has one row.')
    first.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(second)
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(first.closest('td'))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(placeOf(second))
    if (placeOf(second) === second) return
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(second)
  })

  it('is reached and left by Tab, Enter and Escape in the permissions of the roles', async () => {
    await renderScreen('/security/roles', { as: 'admin' })
    await expect.element(grid('Permissions of the roles')).toBeVisible()
    const table = grid('Permissions of the roles').element()
    const fields = fieldsOf(table)
    const [first, second] = fields
    const last = fields.at(-1)
    if (!(first instanceof HTMLElement) || !(last instanceof HTMLElement)) throw new Error('No permissions.')
    first.focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(second)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('{Enter}')
    const below = document.activeElement
    expect(below?.closest('td')?.cellIndex).toBe(first.closest('td')?.cellIndex)
    expect(below?.closest('tr')?.rowIndex).toBeGreaterThan(first.closest('tr')?.rowIndex ?? 0)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(below?.closest('td'))
    last.focus()
    await userEvent.keyboard('{Tab}')
    expect(table.contains(document.activeElement)).toBe(false)
  })

  it('is reached and left by Tab, arrows and Enter in a new version of prices', async () => {
    await renderScreen('/health-facility/HF0000003/room-rates?do=new', { as: 'rates' })
    const form = page.getByRole('form', { name: 'New version' })
    await expect.element(form.getByRole('grid')).toBeVisible()
    const table = form.getByRole('grid').element()
    const [first, second] = fieldsOf(table)
    if (!(first instanceof HTMLElement) || second === undefined) throw new Error('The grid has one row.')
    first.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(second)
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(document.activeElement).toBe(first)
    // the menu of the row stands behind the amounts and costs no Tab
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(form.getByRole('textbox', { name: /^Rate per day, / }).first()).toBeDisabled()
    await expect.poll(() => document.activeElement?.getAttribute('aria-haspopup')).toBe('menu')
    await userEvent.keyboard('{Tab}')
    expect(table.contains(document.activeElement)).toBe(false)
  })
})
