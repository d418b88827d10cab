import { Canvas, Controls, DocsContext, Source, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { use } from 'react'
import { ExampleFrame } from './examples/ExampleFrame.tsx'
import './examples/examples.css'
import { placeOf } from './place.ts'

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

/** The first story of a component without examples, with the code of its source and its properties to try out. */
export function Playground(): ReactElement | null {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const [first] = use(DocsContext).componentStories()
  const story = first === undefined ? undefined : csfFile.stories[first.id]?.moduleExport
  if (first === undefined || story === undefined) return null
  const { inline, height = '' } = placeOf(preparedMeta.title)
  return inline ? (
    <>
      <Canvas of={story} />
      <details>
        <summary>Try its properties</summary>
        <Controls of={story} />
      </details>
    </>
  ) : (
    <>
      <div className="cz-docs-example">
        <ExampleFrame id={first.id} title={first.name} height={height} />
      </div>
      <details>
        <summary>Show code</summary>
        <Source of={story} />
      </details>
      {/* a story in a window of its own hears nothing of what is changed on this page */}
      <TryProperties />
    </>
  )
}
