import { mediaQuery, space, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The timeline beside the tab; narrower screens have it as the History tab alone. */
export const aside = style({ display: 'none', '@media': { [mediaQuery.wide]: { display: 'block' } } })

export const plainList = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' })

export const cards = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
})

/** What needs attention; a record without anything to say keeps no room for it. */
export const notices = style({
  display: 'grid',
  gap: space[2],
  selectors: { '&:empty': { display: 'none' } },
})

/** What is folded in a notice: its line stands beside the sign of the notice like a title, whatever a finger needs. */
export const folded = style({ marginBlock: `calc((1lh - ${vars.density.controlSmall}) / 2)` })
