import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { DrawnPage } from './draw-page.ts'
import type { FoundText } from './found-text.ts'
import { readablePlace, type ReadablePlace } from './readable-place.ts'

interface ScrollPlaceProps {
  isReadable: boolean
  /** Called with the zoom of a page that is opened to be read, and the height of its frame. */
  onOpen: (zoom: number, height: number | undefined) => void
}

/** The boxes of a page as they are at a zoom of 1. */
function atWholeWidth<T extends Omit<FoundText, 'id' | 'isCurrent'>>(boxes: readonly T[], zoom: number): T[] {
  return boxes.map((box) => ({
    ...box,
    left: box.left / zoom,
    top: box.top / zoom,
    width: box.width / zoom,
    height: box.height / zoom,
  }))
}

/**
 * Scrolls the frame around a sheet: a page that is opened to be read begins where it can be read, and a zoom leaves the
 * middle of what is seen where it is.
 */
export function useScrollPlace(
  sheet: RefObject<HTMLElement | null>,
  drawn: DrawnPage | undefined,
  found: readonly FoundText[],
  { isReadable, onOpen }: ScrollPlaceProps,
): void {
  const before = useRef<DrawnPage>(undefined)
  const place = useRef<ReadablePlace>(undefined)
  useLayoutEffect(() => {
    const frame = sheet.current?.parentElement?.parentElement
    if (drawn === undefined || !frame) return
    const { page, zoom, width, height, runs } = drawn
    if (isReadable && before.current?.page !== page) {
      const whole = { width: width / zoom, height: height / zoom, runs: atWholeWidth(runs, zoom) }
      place.current = readablePlace(whole, atWholeWidth(found, zoom))
      onOpen(place.current.zoom, place.current.height)
    }
    if (place.current?.zoom === zoom) {
      frame.scrollTo(place.current.left * width, place.current.top * height)
      place.current = undefined
    } else if (before.current !== undefined && before.current.page === page) {
      const by = zoom / before.current.zoom
      const { clientWidth, clientHeight, scrollLeft, scrollTop } = frame
      frame.scrollTo(
        (scrollLeft + clientWidth / 2) * by - clientWidth / 2,
        (scrollTop + clientHeight / 2) * by - clientHeight / 2,
      )
    }
    before.current = drawn
    // what is found is of the page drawn, and changes with it alone
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [drawn])
}
