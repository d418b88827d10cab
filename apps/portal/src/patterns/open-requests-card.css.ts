import { space, type, vars } from '@capiz/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Requests with their age at the end of the line. */
export const waiting = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  paddingBlockEnd: space[1],
  listStyle: 'none',
})

globalStyle(`${waiting} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[3],
})

export const age = style({ ...type.bodyCompact, color: vars.color.textMuted })
