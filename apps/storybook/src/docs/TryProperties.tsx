import { DocsContext } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { use } from 'react'

/** Leads to the first story, where its properties can be changed beside it. */
export function TryProperties(): ReactElement | null {
  const [first] = use(DocsContext).componentStories()
  if (first === undefined) return null
  return (
    <p>
      <a href={`./?path=/story/${first.id}`} target="_top">
        Try its properties
      </a>{' '}
      beside the story.
    </p>
  )
}
