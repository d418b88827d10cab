import { line, mediaQuery, space, type, vars, weight } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

/** The rows of a group, one below the other with lines between them. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })

/** A group of rows with its heading; the first stands right below the head of the card. */
export const group = style({ selectors: { '& + &': { borderBlockStart: hairline } } })

export const groupHead = style({
  ...type.bodyCompact,
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[4],
  background: vars.color.sunken,
  borderBlockEnd: hairline,
  fontWeight: weight.strong,
})

/** An item, its day and the link to it; below one another on phones. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 9rem',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [mediaQuery.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: space[3],
    },
  },
})

export const subject = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' })

export const detail = style({
  ...type.bodyCompact,
  color: vars.color.textMuted,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})

export const due = style({
  ...type.bodyCompact,
  textAlign: 'end',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
})

/** Red means late. */
export const late = style({ color: vars.color.dangerText, fontWeight: weight.strong })

export const act = style({
  display: 'grid',
  '@media': { [mediaQuery.phone]: { gridColumn: '1 / -1' } },
})

export const count = style({ color: vars.color.textMuted, fontWeight: weight.regular })
