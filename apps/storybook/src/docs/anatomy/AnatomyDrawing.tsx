import { useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { use, useMemo, useState } from 'react'
import type { ComponentDocs } from '../../../../../packages/ui/src/docs/index.ts'
import { DocsTheme } from '../docs-theme.ts'
import { isCovering } from '../place.ts'
import { useDrawing } from './useDrawing.ts'
import './anatomy.css'

/** A story that covers its window is given one of this height. */
const WINDOW = 380

/**
 * The live component with a numbered mark at every part that is named under it. Decoration: the list beneath says the
 * same in words, so nothing here is read out, reached or pressed.
 */
export function AnatomyDrawing({ docs }: { docs: ComponentDocs }): ReactElement | null {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const theme = use(DocsTheme)
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const selectors = useMemo(() => docs.anatomy.map(({ at }) => at), [docs])
  const drawing = useDrawing(frame, selectors, isCovering(preparedMeta.title) ? WINDOW : undefined)
  const drawn = csfFile.moduleExports[docs.anatomyStory ?? '']
  const story = Object.values(csfFile.stories).find(({ moduleExport }) => moduleExport === drawn)
  if (story === undefined) return null
  return (
    <div className="cz-anatomy" aria-hidden="true" inert>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook, measured from here */}
      <iframe
        key={theme}
        ref={setFrame}
        title={`Parts of ${docs.name}`}
        src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme}`}
        style={{ blockSize: drawing?.height ?? WINDOW }}
        loading="lazy"
        tabIndex={-1}
      />
      {drawing?.boxes.map((box, at) => {
        const spot = drawing.spots[at]
        return box === undefined || spot === undefined ? null : (
          <span key={docs.anatomy[at]?.name}>
            <span className="cz-anatomy-part" style={box} />
            <span className="cz-anatomy-mark" style={{ left: spot.x, top: spot.y }}>
              {at + 1}
            </span>
          </span>
        )
      })}
    </div>
  )
}
