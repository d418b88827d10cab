import { mediaQuery, space, type, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** A list of short sentences in as many columns as fit. */
export const calls = style({
  ...type.body,
  color: vars.color.textMuted,
  margin: 0,
  marginBlockStart: space[2],
  paddingInlineStart: space[5],
  columns: '20rem 2',
  columnGap: space[6],
})

/** The menu of a role and what it may do beside it. */
export const view = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [mediaQuery.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const menu = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[1] })

export const menuTitle = style({
  ...type.caption,
  color: vars.color.textMuted,
  marginBlockStart: space[3],
  marginBlockEnd: space[1],
})

export const entry = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1],
})
