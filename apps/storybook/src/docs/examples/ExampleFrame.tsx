import type { ReactElement } from 'react'
import { use, useEffect, useState } from 'react'
import { DocsTheme } from '../docs-theme.ts'

/** Time in ms after loading in which a story may open a dialog by itself, which would take the focus from the page. */
const OPENING = 2000

/** A story in a window of its own, for what covers the page; it does not take the focus while it opens. */
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
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  useEffect(() => {
    if (frame === null) return undefined
    const keepFocus = () => {
      const end = performance.now() + OPENING
      frame.contentDocument?.addEventListener('focusin', () => {
        if (performance.now() < end && document.activeElement === frame) frame.blur()
      })
    }
    frame.addEventListener('load', keepFocus)
    return () => frame.removeEventListener('load', keepFocus)
  }, [frame])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook
    <iframe
      key={theme}
      ref={setFrame}
      className="cz-example-frame"
      title={title}
      src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
      style={{ blockSize: height }}
      loading="lazy"
    />
  )
}
