import { expect, it } from 'vitest'
import { viewQuery, viewTabs } from './view-query.ts'

it('tells a view by what is shown, not by the page or the order of the filters', () => {
  expect(viewQuery('?page=3&status=ACCREDITED&province=CEBU&size=50')).toBe('province=CEBU&status=ACCREDITED')
  expect(viewQuery('province=CEBU&status=ACCREDITED')).toBe('province=CEBU&status=ACCREDITED')
  expect(viewQuery('')).toBe('')
})

const view = { name: 'Cebu', query: 'province=CEBU', isPinned: true }

it('puts pinned views behind the tabs of the list', () => {
  const own = [
    { label: 'All', href: '/list', isCurrent: true },
    { label: 'New', href: '/list?new=1' },
  ]
  const at = { path: '/list', query: '' }
  expect(viewTabs(own, [view, { ...view, name: 'Not pinned', isPinned: false }], at)).toEqual([
    ...own,
    { label: 'Cebu', href: '/list?province=CEBU', isCurrent: false },
  ])
})

it('has one current tab: the view that is shown', () => {
  const own = [{ label: 'Open', href: '/list', isCurrent: true }]
  const tabs = viewTabs(own, [view], { path: '/list', query: 'province=CEBU' })
  expect(tabs.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(['Cebu'])
})
