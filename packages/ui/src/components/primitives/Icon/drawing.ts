// The types of the drawings are ours and ambient, and have to reach whoever imports this file.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./lucide.d.ts" preserve="true" />
import type SomeDrawing from '@lucide/icons/icons/x'
import { createElement } from 'react'
import type { ReactElement } from 'react'

/** A drawing on a field of 24 by 24: `import Check from '@lucide/icons/icons/check'`. */
export type IconDrawing = typeof SomeDrawing

const drawn = new WeakMap<IconDrawing, readonly ReactElement[]>()

/**
 * The shapes of a drawing, made once: a list draws hundreds of icons. They are keyed by place, so that a badge that
 * becomes another one keeps its nodes and has only their outlines rewritten.
 */
export function shapesOf(drawing: IconDrawing): readonly ReactElement[] {
  const known = drawn.get(drawing)
  if (known) return known
  const shapes = drawing.node.map(([tag, attributes], place) =>
    createElement(tag, { ...attributes, key: place }),
  )
  drawn.set(drawing, shapes)
  return shapes
}
