import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne, type SampleUser } from '../../../test/sample.ts'
import {
  button,
  expectCount,
  expectNone,
  expectPath,
  expectProblem,
  field,
  heading,
  link,
  region,
  row,
  rowCount,
  tab,
} from '../../../test/screen.ts'

describe('the list of physicians', () => {
  const roles: readonly (readonly [SampleUser, number])[] = [
    ['officer', 1],
    ['approver', 1],
    ['rates', 0],
    ['compliance', 0],
    ['reports', 0],
  ]
  it.each(roles)('offers %s to add one: %i', async (user, count) => {
    await renderScreen('/doctor', { as: user })
    await expect.element(rowCount('1–25 of 40')).toBeVisible()
    await expectCount(link('Add physician'), count)
  })

  it('has room for code and end of the contract under every name at 1024 px', async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(1024, 900)
    try {
      await renderScreen('/doctor', { as: 'officer' })
      const names = page.getByRole('grid', { name: 'Physicians' }).getByRole('rowheader')
      await expect.element(names.first()).toBeVisible()
      const facts = names.elements().flatMap((name) => [...(name.lastElementChild?.children ?? [])])
      const drawn = facts.filter((fact) => fact.getBoundingClientRect().width > 0)
      // what has no room wraps below the line, where it is not seen
      const isBelow = (fact: Element): boolean =>
        fact.getBoundingClientRect().top >= (fact.parentElement?.getBoundingClientRect().bottom ?? 0) - 1
      expect(drawn.filter(isBelow).map(({ textContent }) => textContent)).toEqual([])
      expect(drawn.filter(({ textContent }) => textContent.startsWith('Until: ')).length).toBeGreaterThan(10)
    } finally {
      await page.viewport(innerWidth, innerHeight)
    }
  })

  it('has the PRC number at the end of the line with the contract on a phone', async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(390, 844)
    try {
      await renderScreen('/doctor', { as: 'officer' })
      const card = page.getByRole('list', { name: 'Physicians' }).getByRole('listitem').first()
      await expect.element(card).toBeVisible()
      const [until, number] = ['Until:', 'PRC:'].map((label) => {
        const term = [...card.element().querySelectorAll('dt')].find(
          ({ textContent }) => textContent === label,
        )
        return term?.parentElement?.getBoundingClientRect()
      })
      expect(number?.height).toBeLessThan(30)
      expect(number?.bottom).toBe(until?.bottom)
    } finally {
      await page.viewport(innerWidth, innerHeight)
    }
  })

  it('is narrowed by its address', async () => {
    await renderScreen('/doctor?term=malaya', { as: 'reports' })
    await expect.element(row('PHY0000001')).toBeVisible()
    await expectCount(page.getByRole('rowheader'), 2)
  })

  it('is empty for a search that finds nobody', async () => {
    await renderScreen('/doctor?term=zebra', { as: 'officer' })
    await expect.element(heading('No physician matches')).toBeVisible()
    await link('Search the applications and requests').click()
    await expectPath('/dashboard/requests')
    expect(new URLSearchParams(location.search).get('term')).toBe('zebra')
  })

  it('cannot be read and is read again', () =>
    expectErrorAndRetry({
      path: '/doctor',
      as: 'officer',
      call: '/accr/phy/list',
      content: rowCount('1–25 of 40'),
    }))
})

describe('the facts of a physician', () => {
  it.each([
    ['officer', ['Specialties', 'Education']],
    ['physician', ['Education', 'Specialties']],
  ] as const)('are in two columns of about one height for %s', async (user, order) => {
    await renderScreen('/doctor/PHY0000001', { as: user })
    await expect.element(heading('Payment')).toBeVisible()
    const titles = page.getByRole('heading', { level: 3, name: /^(Specialties|Education)$/ }).elements()
    expect(titles.map(({ textContent }) => textContent)).toEqual(order)
  })
})

describe('what may be done with a physician', () => {
  const more = () => button(/^More actions for /)
  it.each([
    ['officer', ['Create portal account', 'Request disaccreditation'], 1],
    ['compliance', ['Request disaccreditation'], 0],
    ['rates', [], 0],
    ['reports', [], 0],
  ] as const)('%s: %j', async (user, menu, moves) => {
    await renderScreen('/doctor/PHY0000002', { as: user })
    await expect.element(page.getByRole('navigation', { name: 'Parts of the record' })).toBeVisible()
    await expectCount(button('Change status'), moves)
    await expectCount(more(), menu.length > 0 ? 1 : 0)
    if (menu.length === 0) return
    await more().click()
    for (const entry of menu) await expect.element(page.getByRole('menuitem', { name: entry })).toBeVisible()
  })

  it('has no duplicates to look at for the physician', async () => {
    await renderScreen('/doctor/PHY0000001', { as: 'physician' })
    await expect.element(region('Documents')).toBeVisible()
    await expectNone(tab('Duplicates'))
  })

  it('is nothing where there is no such physician', async () => {
    await renderScreen('/doctor/PHY0000999', { as: 'officer' })
    await expect
      .element(page.getByRole('main').getByText(/There is no physician with the code/))
      .toBeVisible()
  })
})

describe('the form of a physician', () => {
  it('names what is missing before anything is sent', async () => {
    await renderScreen('/doctor/new', { as: 'officer' })
    await button('Add physician').click()
    await expect.element(page.getByRole('alert').first()).toMatchTextContent('Last name')
    await expect.element(field('Last name')).toHaveAttribute('aria-invalid', 'true')
    expect(await query('select count(*)::int as count from physician')).toEqual([{ count: 40 }])
  })

  it.each([
    [
      'PRC licence number',
      '9000001',
      'Another physician is already registered with the same PRC License Number',
    ],
    [
      'PhilHealth accreditation number',
      '999900000001',
      'Another physician is already registered with the same Philhealth accreditation number',
    ],
  ])('refuses a %s another one has, at its field', async (label, value, message) => {
    await renderScreen('/doctor/PHY0000006/edit', { as: 'officer' })
    await field(label).fill(value)
    await button('Save changes').click()
    await expectProblem(field(label), message, value)
    await expectPath('/doctor/PHY0000006/edit')
  })

  it('saves what staff change', async () => {
    await renderScreen('/doctor/PHY0000005/edit', { as: 'approver' })
    await field('Secretary').fill('Ligaya Santos')
    await button('Save changes').click()
    await expectPath('/doctor/PHY0000005')
    await expect.element(page.getByRole('definition').filter({ hasText: 'Ligaya Santos' })).toBeVisible()
  })

  it('splits the edit of a physician into what is saved and what is asked for', async () => {
    await renderScreen('/doctor/PHY0000002/edit', { as: 'physician2' })
    await expect
      .element(page.getByText('Status, contract and fee schedule are changed by the office.'))
      .toBeVisible()
    await expectNone(field('Contract number'))
    await field('Telephone').fill('(02) 5555-7777')
    await expect.element(page.getByText('1 change is saved at once.', { exact: true })).toBeVisible()
    await field('Middle name').fill('Bago')
    await expect.element(page.getByText('1 change is saved at once, 1 goes to approval.')).toBeVisible()
    await button('Save changes').click()
    await expect.element(page.getByText(/was sent for approval/).first()).toBeVisible()
    const stored = await queryOne(`select telephone, middle_name from physician where code = 'PHY0000002'`)
    expect(stored['telephone']).toBe('(02) 5555-7777')
    expect(stored['middle_name']).not.toBe('Bago')
    const { code } = await queryOne<{ code: string }>(
      `select code from user_request where target_code = 'PHY0000002' and status = 'PENDING'`,
    )
    await renderScreen(`/dashboard/requests/${code}`, { as: 'physician2' })
    await expect.element(heading('1 change')).toBeVisible()
    await expect.element(row('Bago')).toBeVisible()
  })

  it('is not for a role that only reads', async () => {
    await renderScreen('/doctor/PHY0000005/edit', { as: 'rates' })
    await expectNone(button('Save changes'))
    await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  })
})
