import { useEffect, useState } from 'react'
import type { Box, Spot } from '../../../../../packages/ui/src/docs/marks.ts'
import { placeMarks } from '../../../../../packages/ui/src/docs/marks.ts'
import { findPart } from './find-part.ts'

/** Room for the marks around what is drawn. */
const MARGIN = 32
/** Between a part and the line around it. */
const AIR = 2

interface Drawing {
  height: number
  /** By part; undefined for one that is not drawn. */
  boxes: readonly (Box | undefined)[]
  spots: readonly (Spot | undefined)[]
}

/** Leaves room for the marks around the story. */
function makeRoom({ body }: Document): void {
  body.style.padding = `${MARGIN}px`
}

/** A dialog that opens takes the focus, which a drawing must not have. */
function letGo(frame: HTMLIFrameElement): void {
  if (document.activeElement === frame) frame.blur()
}

/** Returns the box of the visible part with a margin: without the area beyond the edge of a scrolling frame. */
function boxOf(part: Element): Box {
  let { left, top, right, bottom } = part.getBoundingClientRect()
  for (let frame = part.parentElement; frame !== null; frame = frame.parentElement) {
    if (getComputedStyle(frame).overflowX === 'visible') continue
    const edge = frame.getBoundingClientRect()
    left = Math.max(left, edge.left)
    top = Math.max(top, edge.top)
    right = Math.min(right, edge.right)
    bottom = Math.min(bottom, edge.bottom)
  }
  return { left: left - AIR, top: top - AIR, width: right - left + 2 * AIR, height: bottom - top + 2 * AIR }
}

function measure(story: Document, selectors: readonly (string | undefined)[], given?: number): Drawing {
  const boxes = selectors.map((selector) => {
    const found = selector === undefined ? undefined : findPart(story, selector)
    if (found === undefined) return undefined
    return boxOf(found)
  })
  const root = story.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0
  const ends = boxes.map((box) => (box === undefined ? 0 : box.top + box.height))
  const height = given ?? Math.ceil(Math.max(root, ...ends)) + MARGIN
  return { height, boxes, spots: placeMarks(boxes, { width: story.documentElement.clientWidth, height }) }
}

/**
 * Watches the story in a frame and says where its parts are, until it is taken away.
 *
 * @param selectors by part; undefined for one without a place in the drawing
 * @param height of a story that covers its window; else the drawing is as high as the story
 */
export function useDrawing(
  frame: HTMLIFrameElement | null,
  selectors: readonly (string | undefined)[],
  height?: number,
): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>()
  useEffect(() => {
    if (frame === null) return undefined
    const take = () => {
      const story = frame.contentDocument
      if (story === null) return
      letGo(frame)
      const next = measure(story, selectors, height)
      setDrawing((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    const changes = new MutationObserver(take)
    const sizes = new ResizeObserver(take)
    const begin = () => {
      const story = frame.contentDocument
      if (story === null) return
      makeRoom(story)
      story.addEventListener('focusin', () => letGo(frame))
      changes.observe(story.body, { subtree: true, childList: true, attributes: true, characterData: true })
      sizes.observe(story.body)
      for (const event of ['transitionend', 'animationend']) story.addEventListener(event, take, true)
      void story.fonts.ready.then(take)
      take()
    }
    frame.addEventListener('load', begin)
    begin()
    return () => {
      frame.removeEventListener('load', begin)
      changes.disconnect()
      sizes.disconnect()
    }
  }, [frame, selectors, height])
  return drawing
}
