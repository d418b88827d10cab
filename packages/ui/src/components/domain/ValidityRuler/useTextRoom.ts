import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { captionAdvance, captionSize } from './labels.ts'
import { useWidth } from '../../../hooks/useWidth.ts'

/** `normal` is none. */
const px = (length: string) => Number.parseFloat(length) || 0

/**
 * Room for captions along an element: its width in px, less what the reader's letters take more than ours, being larger
 * or further apart.
 */
export function useTextRoom(element: RefObject<HTMLElement | null>): number {
  const width = useWidth(element)
  const [stretch, setStretch] = useState(1)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => {
      const { fontSize, letterSpacing, wordSpacing } = getComputedStyle(node)
      // a day has a space after every third letter or so
      const perCharacter = px(letterSpacing) + px(wordSpacing) / 3
      setStretch(Number.parseFloat(fontSize) / captionSize + perCharacter / captionAdvance)
    }
    measure()
    // letters that change later change the size of a label, which every render may place anew
    const observer = new ResizeObserver(measure)
    const label = node.querySelector('span')
    if (label) observer.observe(label)
    return () => observer.disconnect()
  })
  return width / stretch
}
