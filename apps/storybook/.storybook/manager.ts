import { createElement } from 'react'
import type { API_HashEntry as Entry } from 'storybook/internal/types'
import { addons } from 'storybook/manager-api'
import { storybookTheme } from './theme.ts'

/** Statuses worth a mark: nearly everything is stable, and a mark on every line marks nothing. */
const MARKED = ['beta', 'deprecated']

function renderLabel(item: Entry) {
  const status = item.type === 'component' ? item.tags.find((tag) => MARKED.includes(tag)) : undefined
  return status === undefined
    ? item.name
    : createElement(
        'span',
        null,
        item.name,
        createElement('span', { className: `cz-status cz-status-${status}` }, status),
      )
}

/** Pages that explain: nothing of them can be set or replayed, so the panel below would only hide them. */
const GUIDES = /^(?:welcome|find-a-component|foundations|patterns|guides|playground)-/u

addons.setConfig({
  theme: storybookTheme(window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { renderLabel, showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId }, standard) => !GUIDES.test(storyId ?? '') && standard,
  },
})
