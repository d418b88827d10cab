import { useEffect, useRef, useState } from 'react'
import { zoomWithin } from './zoom.ts'

/** The distance of two fingers in px; undefined for any other number of them. */
function spreadOf({ touches }: TouchEvent): number | undefined {
  const [first, second, third] = touches
  if (first === undefined || second === undefined || third !== undefined) return undefined
  return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
}

/**
 * Zooms what a frame holds by two fingers: it follows them as a picture, and `onZoom` is called once they are lifted. Returns
 * the ref of the frame.
 */
export function usePinch(
  zoom: number,
  onZoom: (zoom: number) => void,
): (element: HTMLElement | null) => void {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const latest = useRef({ zoom, onZoom })
  useEffect(() => {
    latest.current = { zoom, onZoom }
  })
  useEffect(() => {
    if (frame === null) return undefined
    let first: number | undefined
    let reached = 1
    const scale = (factor: string): void => {
      const content = frame.firstElementChild
      if (content instanceof HTMLElement) content.style.scale = factor
    }
    const move = (event: TouchEvent): void => {
      const spread = spreadOf(event)
      if (spread === undefined) return
      // the window would zoom instead
      event.preventDefault()
      first ??= spread
      const before = latest.current.zoom
      reached = zoomWithin((before * spread) / first)
      scale(String(reached / before))
    }
    const end = (): void => {
      if (first === undefined) return
      first = undefined
      scale('')
      latest.current.onZoom(reached)
    }
    frame.addEventListener('touchmove', move, { passive: false })
    frame.addEventListener('touchend', end)
    frame.addEventListener('touchcancel', end)
    return () => {
      frame.removeEventListener('touchmove', move)
      frame.removeEventListener('touchend', end)
      frame.removeEventListener('touchcancel', end)
    }
  }, [frame])
  return setFrame
}
