import { line, mediaQuery, space, type, vars, weight } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [mediaQuery.phone]: { display: 'block' } },
})

const cell = style({
  ...type.body,
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  borderBlockEnd: hairline,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '@media': { [mediaQuery.phone]: { borderBlockEnd: 0, paddingBlock: 0 } },
})

export const head = style([cell, { ...type.caption, fontWeight: weight.strong, color: vars.color.textMuted }])

/** On a phone each value says itself whose it is. */
export const heads = style({ '@media': { [mediaQuery.phone]: { display: 'none' } } })

export const rows = style({ '@media': { [mediaQuery.phone]: { display: 'block' } } })

/** On a phone what is in common and its points stand over the two values. */
export const row = style({
  '@media': {
    [mediaQuery.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: space[1],
      paddingBlock: space[2],
      borderBlockEnd: hairline,
    },
  },
})

export const signal = style([cell, { fontWeight: weight.medium }])

export const value = style([
  cell,
  {
    '::before': {
      ...type.caption,
      display: 'none',
      color: vars.color.textMuted,
      content: 'attr(data-label)',
    },
    '@media': { [mediaQuery.phone]: { gridRow: 2, '::before': { display: 'block' } } },
  },
])

export const points = style([cell, { textAlign: 'end', paddingInlineEnd: 0 }])

export const pointsHead = style([head, { textAlign: 'end', paddingInlineEnd: 0 }])
