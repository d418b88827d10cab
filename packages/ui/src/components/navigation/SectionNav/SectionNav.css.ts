import { style } from '../../../styles/rules.ts'
import { mediaQuery, size, space, type, vars, weight } from '../../../tokens/index.ts'

/** Stays in view beside the sections where the window is high enough; a list longer than the window scrolls by itself. */
export const nav = style({
  '@media': {
    [mediaQuery.tall]: {
      position: 'sticky',
      insetBlockStart: `calc(${size.topBar} + ${space[4]})`,
      maxBlockSize: `calc(100dvb - ${size.topBar} - ${space[8]})`,
      overflowY: 'auto',
    },
    [mediaQuery.print]: { display: 'none' },
  },
})

/** The name of a section, its mark below. */
export const labels = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const mark = style({ ...type.caption, color: vars.color.textMuted, fontWeight: weight.regular })

export const error = style({ color: vars.color.dangerText, fontWeight: weight.strong })
