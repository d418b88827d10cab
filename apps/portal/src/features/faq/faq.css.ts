import { size } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** As wide as lines can be read. */
export const column = style({ maxInlineSize: size.form })
