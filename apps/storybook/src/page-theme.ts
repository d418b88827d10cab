import { useSyncExternalStore } from 'react'

/** The page of docs whose frame this story stands in. Storybook tells such frames nothing of its toolbar. */
function pageAround(): HTMLElement | undefined {
  if (window.parent === window) return undefined
  try {
    const { document, location } = window.parent
    return location.search.includes('viewMode=docs') ? document.documentElement : undefined
  } catch {
    // a page of another origin is none of ours
    return undefined
  }
}

const page = pageAround()

function watch(changed: () => void): () => void {
  if (page === undefined) return () => undefined
  const observer = new MutationObserver(changed)
  observer.observe(page, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme of the page of docs around this frame; undefined outside of one. */
export const usePageTheme = (): string | undefined =>
  useSyncExternalStore(watch, () => page?.dataset['theme'])
