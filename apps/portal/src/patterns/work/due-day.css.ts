import { vars } from '@capiz/ui/tokens'
import { styleVariants } from '@vanilla-extract/css'

/** Red is for what is past, amber for today. */
export const days = styleVariants({
  past: { color: vars.color.dangerText },
  today: { color: vars.tone.attention.text },
  future: {},
})
