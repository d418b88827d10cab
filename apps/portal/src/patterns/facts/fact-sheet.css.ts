import { line, mediaQuery, space, type, vars, weight } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

/** The groups of a fact sheet in two columns, each whole. */
export const sheet = style({
  columns: '20rem 2',
  columnGap: space[6],
})

export const group = style({ breakInside: 'avoid', paddingBlockEnd: space[4] })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.density.controlSmall,
  marginBlockEnd: space[2],
  borderBlockEnd: hairline,
})

export const title = style({
  ...type.caption,
  fontWeight: weight.strong,
  color: vars.color.textMuted,
})

/** The act of a group: seen with its group where there is a pointer, since the head of the page has one for all of them. */
export const act = style({
  '@media': {
    [mediaQuery.hover]: {
      opacity: 0,
      selectors: {
        [`${group}:hover &, ${group}:focus-within &`]: { opacity: 1 },
      },
    },
  },
})

/** The missing facts, in one line under the sheet. */
export const missing = style({ borderBlockStart: hairline, paddingBlockStart: space[2] })
