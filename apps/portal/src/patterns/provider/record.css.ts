import { line, mediaQuery, space, vars } from '@capiz/ui/tokens'
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

/** The text of an item past its day. */
export const late = style({ color: vars.color.dangerText })

/** The text of an item that does not wait and is not late. */
export const urgent = style({ color: vars.tone.attention.text })

/** The folded items under those shown, aligned with their words; without any, they take no space. */
export const more = style({
  selectors: { '&:empty': { display: 'none' } },
  borderBlockStart: `${line.hairline} solid ${vars.color.borderSubtle}`,
  paddingInline: space[4],
  paddingBlock: space[1],
})

/** "valid until 20 Nov 2026" goes to the next line as a whole. */
export const phrase = style({ display: 'inline-block' })
