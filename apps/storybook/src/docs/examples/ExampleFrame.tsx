import type { ReactElement } from 'react'
import { use, useEffect, useState } from 'react'
import { DocsTheme } from '../docs-theme.ts'

/** Time in ms within which a press of Tab on the page is what brought the focus into a frame. */
const TAB = 500

/**
 * Gives the focus back to the page until a person goes into the frame, with the pointer or by Tab: a dialog that opens by
 * itself takes it. Returns the undo.
 */
function keepFocus(frame: HTMLIFrameElement): () => void {
  let tabbed = -TAB
  const onKey = ({ key, timeStamp }: KeyboardEvent) => {
    if (key === 'Tab') tabbed = timeStamp
  }
  const watch = () => {
    let isEntered = false
    frame.contentDocument?.addEventListener('pointerdown', () => {
      isEntered = true
    })
    frame.contentDocument?.addEventListener('focusin', () => {
      isEntered ||= performance.now() - tabbed < TAB
      if (!isEntered && document.activeElement === frame) frame.blur()
    })
  }
  document.addEventListener('keydown', onKey, true)
  frame.addEventListener('load', watch)
  return () => {
    document.removeEventListener('keydown', onKey, true)
    frame.removeEventListener('load', watch)
  }
}

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
  useEffect(() => (frame === null ? undefined : keepFocus(frame)), [frame])
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
