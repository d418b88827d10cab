import type { StoryContext } from '@storybook/react-vite'
import type { ComponentDocs } from '../../../../../packages/ui/src/docs/index.ts'
import { findPart } from './find-part.ts'

type Context = Pick<StoryContext, 'id' | 'title' | 'canvasElement'>

const pages = import.meta.glob<ComponentDocs>('../../../../../packages/ui/src/components/*/*/*.docs.ts', {
  import: 'docs',
})

/** Fails the story a component is drawn from when one of its parts is not to be found in it. */
export async function checkParts({ id, title, canvasElement }: Context): Promise<void> {
  if (title.startsWith('Examples/')) return
  const name = title.split('/').at(-1) ?? ''
  const path = Object.keys(pages).find((each) => each.endsWith(`/${name}/${name}.docs.ts`)) ?? ''
  const docs = await pages[path]?.()
  if (docs?.anatomyStory?.toLowerCase() !== id.split('--')[1]?.replaceAll('-', '')) return
  const lost = docs?.anatomy.filter(
    ({ at }) => at !== undefined && findPart(canvasElement.ownerDocument, at) === undefined,
  )
  if (lost === undefined || lost.length === 0) return
  const named = lost.map(({ name: part, at }) => `${part} (${at})`).join(', ')
  throw new Error(`${name}.docs.ts names parts that this story does not show: ${named}.`)
}
