import Building from '@lucide/icons/icons/building-complex'
import { expect, it } from 'vitest'
import { draftCommands, foundGroups, pageCommands, viewCommands } from './commands.ts'

it('offers the pages of the menu, and those inside them that may be opened', () => {
  const item = { href: '/health-facility', label: 'Health facilities', icon: Building }
  const commands = pageCommands([{ id: 'records', items: [item] }])
  expect(commands.map(({ href }) => href)).toEqual([
    '/health-facility',
    '/health-facility?status=FOR_PAYMENT_ONLY',
    '/health-facility?expiring=any',
  ])
  expect(commands[0]?.keywords).toContain('hospitals')
})

it('leads to a view through its list, when the list has an address', () => {
  const view = { id: 7, name: 'Cebu', query: 'province=CEBU' }
  expect(viewCommands([{ ...view, list: 'facilities' }])).toEqual([
    { id: 'view-7', label: 'Cebu', hint: 'View', href: '/health-facility?province=CEBU' },
  ])
  expect(viewCommands([{ ...view, list: 'facilities', query: '' }])[0]?.href).toBe('/health-facility')
  expect(viewCommands([{ ...view, list: 'prices-of-one-record' }])).toEqual([])
})

it('names unfinished forms with their day', () => {
  const savedAt = Date.parse('2026-11-20T20:00:00Z')
  expect(
    draftCommands([{ form: 'f', title: 'Add a facility', path: '/health-facility/new', savedAt }]),
  ).toEqual([expect.objectContaining({ hint: 'Draft of 21 Nov 2026', href: '/health-facility/new' })])
})

it('shows records by kind with code, place and what matched', () => {
  const [facilities, physicians, requests] = foundGroups([
    {
      kind: 'physician',
      code: 'PHY0000001',
      name: 'Reyes, Ana',
      hint: null,
      matched: 'PRC licence number 0012345',
    },
    { kind: 'facility', code: 'HF0000001', name: 'Amihan', hint: 'Lipa', matched: null },
  ])
  expect(facilities?.commands).toEqual([
    expect.objectContaining({ hint: 'HF0000001, Lipa', href: '/health-facility/HF0000001' }),
  ])
  expect(physicians?.commands[0]).toMatchObject({
    hint: 'PHY0000001, PRC licence number 0012345',
    href: '/doctor/PHY0000001',
  })
  expect(requests?.commands).toEqual([])
})
