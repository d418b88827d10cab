import { savedView } from '@capiz/api/contract/work'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { callsOf, type SampleUser } from '../../../test/sample.ts'
import {
  button,
  chooseInMenu,
  expectCount,
  expectNone,
  expectTexts,
  heading,
  link,
  row,
  rowCount,
  title,
} from '../../../test/screen.ts'

const grid = () => page.getByRole('grid', { name: 'Health facilities' })
const names = () => grid().getByRole('rowheader').getByRole('link')

describe('the list of facilities', () => {
  const roles: readonly (readonly [SampleUser, boolean])[] = [
    ['officer', true],
    ['approver', true],
    ['admin', true],
    ['rates', false],
    ['compliance', false],
    ['reports', false],
  ]
  it.each(roles)('offers %s to add a facility: %s', async (user, mayAdd) => {
    await renderScreen('/health-facility', { as: user })
    await expect.element(rowCount('10 facilities')).toBeVisible()
    await expectCount(link('Add facility'), mayAdd ? 1 : 0)
  })

  it('shows the filters of its address, and keeps a sort in it', async () => {
    await renderScreen('/health-facility?status=ACCREDITED', { as: 'officer' })
    await expect.element(rowCount('5 facilities')).toBeVisible()
    await expectNone(row('Withdrawn'))
    await page.getByRole('columnheader', { name: /^Code/ }).getByRole('button').click()
    await expect.poll(() => location.search).toMatch(/sort=code/)
    expect(location.search).toMatch(/status=ACCREDITED/)
    await expectTexts(names().first(), ['Amihan-Dalisay Medical Center'])
  })

  it('says which search leaves nothing, and shows all without it', async () => {
    await renderScreen('/health-facility?term=zebra', { as: 'officer' })
    await expect.element(heading('No facility matches')).toBeVisible()
    await expect.element(page.getByText('the search "zebra"')).toBeVisible()
    await expect.element(link('Search the applications and requests')).toBeVisible()
    await button('Clear the search').click()
    await expect.element(rowCount('10 facilities')).toBeVisible()
  })

  it('opens the record of a row', async () => {
    await renderScreen('/health-facility', { as: 'reports' })
    await link('Luntian-Bukal Medical Clinic', grid()).click()
    await expect.element(title('Luntian-Bukal Medical Clinic')).toBeVisible()
  })

  it('has views that are replaced and deleted, in the words of every save', async () => {
    const name = 'Those that are accredited'
    const call = await callsOf('officer2')
    const body = { list: 'facilities', name, query: 'status=SUSPENDED', isShared: false }
    await call(savedView.create, { body })
    await renderScreen('/health-facility?status=ACCREDITED', { as: 'officer2' })
    await chooseInMenu(button('Saved views'), 'Manage views…')
    const actions = button(`Actions for ${name}`)
    await chooseInMenu(actions, 'Replace by what is shown now')
    await expect.element(page.getByText(`The view ${name} has been updated.`).first()).toBeVisible()
    await chooseInMenu(actions, 'Delete')
    await expect.element(page.getByText(`The view ${name} has been deleted.`).first()).toBeVisible()
    await expectNone(actions)
  })

  it('says that it cannot be read, and is read again', () =>
    expectErrorAndRetry({
      path: '/health-facility',
      as: 'officer',
      call: '/accr/hf/list',
      content: rowCount('10 facilities'),
    }))
})

it('shows each fact at one place in all cards of a phone, the day without its drawing', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(390, 844)
  try {
    await renderScreen('/health-facility', { as: 'officer' })
    await expect.element(page.getByText('Until:').first()).toBeVisible()
    const lists = [...document.querySelectorAll('main li dl')]
    expect(lists.length).toBeGreaterThan(1)
    const labels = new Set(
      lists.map((facts) => [...facts.querySelectorAll('dt')].map(({ textContent }) => textContent).join(' ')),
    )
    expect([...labels]).toEqual(['Type: Code: City, province: Until:'])
    const endOf = (facts: Element, name: string): number | undefined =>
      [...facts.querySelectorAll('dt')]
        .find(({ textContent }) => textContent === name)
        ?.nextElementSibling?.getBoundingClientRect().right
    const ends = new Set(lists.flatMap((facts) => [endOf(facts, 'Code:'), endOf(facts, 'Until:')]))
    expect(ends.size).toBe(1)
    expect(document.querySelector('main li dd svg, main li dd [role="img"]')).toBeNull()
  } finally {
    await page.viewport(innerWidth, innerHeight)
  }
})
