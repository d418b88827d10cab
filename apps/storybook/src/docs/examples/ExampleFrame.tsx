import type { ReactElement } from 'react'
import { use } from 'react'
import { DocsTheme } from '../docs-theme.ts'

/** A story in a window of its own, for what covers the page; it leaves the focus where it is until a person goes in. */
export function ExampleFrame({
  id,
  title,
  height,
}: {
  id: string
  title: string
  height: string
}): ReactElement {
  const theme = use(DocsTheme)
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook
    <iframe
      key={theme}
      className="cz-example-frame"
      title={title}
      src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
      style={{ blockSize: height }}
      loading="lazy"
      data-leaves-focus
    />
  )
}
