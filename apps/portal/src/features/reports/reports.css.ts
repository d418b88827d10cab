import { mediaQuery, space, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Families of reports down one column after the other, so that no card leaves a hole beside a higher one. */
export const families = style({ columnWidth: '20rem', columnGap: space[4] })

/** A card stays whole. */
export const family = style({ breakInside: 'avoid', marginBlockEnd: space[4] })

export const list = style({
  display: 'grid',
  gap: space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  textWrap: 'balance',
})

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
