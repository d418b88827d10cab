import { useEffect, useState } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { cx } from '../../../styles/cx.ts'
import type { Tone } from '../../../tokens/index.ts'
import * as styles from './RecordBanner.css.ts'

interface MiniBannerProps {
  /** The banner it stands for while that is out of sight. */
  banner: RefObject<HTMLElement | null>
  name: ReactNode
  tone: Tone
  badge: ReactNode
}

/** Left edge and width in px of a banner that was scrolled past; undefined while it is in sight. */
function usePassed(banner: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<{ left: number; width: number }>()
  useEffect(() => {
    const node = banner.current
    if (!node) return
    const look = new IntersectionObserver(([seen]) => {
      const isPassed = seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.bottom <= 0
      setPlace(
        isPassed ? { left: seen.boundingClientRect.left, width: seen.boundingClientRect.width } : undefined,
      )
    })
    const resize = new ResizeObserver(() => {
      const { left, width } = node.getBoundingClientRect()
      setPlace((before) => before && { left, width })
    })
    look.observe(node)
    resize.observe(node)
    return () => {
      look.disconnect()
      resize.disconnect()
    }
  }, [banner])
  return place
}

/** Name and status at the upper edge while the banner is scrolled out of sight. It repeats, so it is drawn only. */
export function MiniBanner({ banner, name, tone, badge }: MiniBannerProps): ReactElement | null {
  const place = usePassed(banner)
  if (!place) return null
  return (
    <div
      aria-hidden="true"
      data-print="hide"
      className={cx(styles.mini, styles.spines[tone])}
      style={{ insetInlineStart: place.left, inlineSize: place.width }}
    >
      <span className={styles.miniName}>{name}</span>
      <span className={styles.miniBadge}>{badge}</span>
    </div>
  )
}
