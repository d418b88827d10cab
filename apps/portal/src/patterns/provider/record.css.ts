import { line, mediaQuery, space, type, vars, weight } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The timeline beside the tab; narrower screens have it as the History tab alone. */
export const aside = style({ display: 'none', '@media': { [mediaQuery.wide]: { display: 'block' } } })

export const plainList = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' })

export const cards = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
})

/** The notices of a record beside each other; without any, they take no space. */
export const notices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  alignItems: 'start',
  gap: space[2],
  selectors: { '&:empty': { display: 'none' } },
})

/** The folded part of a notice: its line aligns with the notice's icon like a title, at any touch target size. */
export const folded = style({ marginBlock: `calc((1lh - ${vars.density.controlSmall}) / 2)` })

/** The sections of the fact sheet in two columns, each whole. */
export const sheet = style({
  columns: '20rem 2',
  columnGap: space[6],
})

export const group = style({ breakInside: 'avoid', paddingBlockEnd: space[4] })

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.density.controlSmall,
  marginBlockEnd: space[2],
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
})

export const groupTitle = style({
  ...type.caption,
  fontWeight: weight.strong,
  color: vars.color.textMuted,
})

/** The missing facts, in one line under the sheet. */
export const missing = style({
  borderBlockStart: `${line.hairline} solid ${vars.color.borderSubtle}`,
  paddingBlockStart: space[2],
})
