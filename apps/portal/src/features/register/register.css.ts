import { mediaQuery, size, space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Steps beside the questions on wide screens, one line over them on narrow ones. */
export const frame = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [mediaQuery.wide]: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: space[16] },
    [mediaQuery.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const side = style({
  position: 'sticky',
  insetBlockStart: space[6],
  alignSelf: 'start',
  display: 'none',
  '@media': { [mediaQuery.wide]: { display: 'block' }, [mediaQuery.print]: { display: 'none' } },
})

export const top = style({
  '@media': { [mediaQuery.wide]: { display: 'none' }, [mediaQuery.print]: { display: 'none' } },
})

export const column = style({ minInlineSize: 0, maxInlineSize: size.step })
/** Documents need room for their dates. */
export const wideColumn = style({ minInlineSize: 0, maxInlineSize: size.form })

export const single = style({ maxInlineSize: size.step })

export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'baseline',
})

export const numbered = style({ paddingInlineStart: space[6], listStyle: 'decimal' })
