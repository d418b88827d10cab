import { space } from '@capiz/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** The waiting indicator, delayed so that quickly loaded content shows no spinner first. */
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
  animation: `${appear} 120ms 400ms both`,
})

/** A message that stands alone on the page, without the frame of a screen. */
export const alone = style({ maxInlineSize: '68ch', marginInline: 'auto', padding: space[4] })
