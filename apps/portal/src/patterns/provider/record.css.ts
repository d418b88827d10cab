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

/** The notices of a record; without any, they take no space. */
export const notices = style({
  display: 'grid',
  gap: space[2],
  selectors: { '&:empty': { display: 'none' } },
})

/** The folded part of a notice: its line aligns with the notice's icon like a title, at any touch target size. */
export const folded = style({ marginBlock: `calc((1lh - ${vars.density.controlSmall}) / 2)` })
