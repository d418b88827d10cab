import { DocsContext } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { use } from 'react'

/** Links to every story of the component: each is one state, photographed and checked. */
export function StoryList(): ReactElement {
  const stories = use(DocsContext).componentStories()
  return (
    <ul className="cz-docs-stories">
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
