import { size } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** As wide as a step of an application. */
export const column = style({ maxInlineSize: size.step })
