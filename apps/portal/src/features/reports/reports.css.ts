import { mediaQuery, space, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Families of reports in as many columns as fit, each card as high as what it holds. */
export const families = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[4],
})

/** Its card is as high as the row. */
export const family = style({ display: 'grid' })

export const list = style({ display: 'grid', gap: space[4], listStyle: 'none', margin: 0, padding: 0 })

/** A value that says nothing new. */
export const quiet = style({ color: vars.color.textSubtle })

/** The filters of a report with the button that shows it in their line, where there is room. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[4],
  '@media': {
    [mediaQuery.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // below the line that names them
    [mediaQuery.phone]: { marginBlockStart: space[3] },
  },
})

/** Below the filters the button keeps its width; on a phone it is as wide as they are. */
export const submit = style({
  display: 'grid',
  justifyContent: 'start',
  '@media': { [mediaQuery.phone]: { justifyContent: 'stretch' } },
})
