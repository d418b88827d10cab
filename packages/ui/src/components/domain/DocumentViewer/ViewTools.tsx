import ChevronLeft from '@lucide/icons/icons/chevron-left'
import ChevronRight from '@lucide/icons/icons/chevron-right'
import Download from '@lucide/icons/icons/download'
import Maximize from '@lucide/icons/icons/maximize'
import RotateCw from '@lucide/icons/icons/rotate-cw'
import ZoomIn from '@lucide/icons/icons/zoom-in'
import ZoomOut from '@lucide/icons/icons/zoom-out'
import type { ReactElement } from 'react'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { IconLink } from '../../primitives/IconButton/IconLink.tsx'
import * as styles from './DocumentViewer.css.ts'
import { isFreeZoom, zoomTo } from './zoom.ts'

/** How a document is looked at. */
export interface View {
  /** Page shown, counted from 1. */
  page: number
  pages: number
  /** 1 is the document as wide as its frame. */
  zoom: number
  /** Degrees it is turned, clockwise. */
  turn: number
}

const clamped = ({ pages }: View, page: number): number => Math.min(Math.max(page, 1), pages)

/** Changes by a key: `+`, `-`, `0` zoom, `r` turns, PageUp and PageDown leaf. Undefined for keys that do nothing. */
export function changeOf(view: View, key: string): Partial<View> | undefined {
  if (key === 'r' || key === 'R') return { turn: (view.turn + 90) % 360 }
  if (view.pages > 1 && key === 'PageDown') return { page: clamped(view, view.page + 1) }
  if (view.pages > 1 && key === 'PageUp') return { page: clamped(view, view.page - 1) }
  const zoom = zoomTo(view.zoom, key)
  return zoom === undefined ? undefined : { zoom }
}

interface ViewToolsProps {
  view: View
  fileName: string
  downloadHref: string
  onChange: (changes: Partial<View>) => void
  /** Shows the document on the whole screen; left out where it cannot become larger. */
  onExpand: (() => void) | undefined
}

/** The buttons for pages, zoom and turning, the download and the whole screen. */
export function ViewTools({
  view,
  fileName,
  downloadHref,
  onChange,
  onExpand,
}: ViewToolsProps): ReactElement {
  const { page, pages, zoom, turn } = view
  const zoomBy = (key: '+' | '-'): void => onChange({ zoom: zoomTo(zoom, key) ?? zoom })
  return (
    <>
      {pages > 1 ? (
        <span className={styles.toolGroup}>
          <IconButton
            size="sm"
            icon={ChevronLeft}
            label="Previous page"
            isDisabled={page === 1}
            onPress={() => onChange({ page: page - 1 })}
          />
          <output>{`Page ${page} of ${pages}`}</output>
          <IconButton
            size="sm"
            icon={ChevronRight}
            label="Next page"
            isDisabled={page === pages}
            onPress={() => onChange({ page: page + 1 })}
          />
        </span>
      ) : null}
      <span className={styles.toolGroup}>
        <IconButton
          size="sm"
          icon={ZoomOut}
          label="Zoom out"
          isDisabled={!isFreeZoom(zoom, '-')}
          onPress={() => zoomBy('-')}
        />
        <output>{`${Math.round(zoom * 100)}%`}</output>
        <IconButton
          size="sm"
          icon={ZoomIn}
          label="Zoom in"
          isDisabled={!isFreeZoom(zoom, '+')}
          onPress={() => zoomBy('+')}
        />
        <IconButton
          size="sm"
          icon={RotateCw}
          label="Turn"
          onPress={() => onChange({ turn: (turn + 90) % 360 })}
        />
        <IconLink icon={Download} label="Download" href={downloadHref} download={fileName} />
        {onExpand === undefined ? null : (
          <IconButton size="sm" icon={Maximize} label="Full screen" onPress={onExpand} />
        )}
      </span>
    </>
  )
}
