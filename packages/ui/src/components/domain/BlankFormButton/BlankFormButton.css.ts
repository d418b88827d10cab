import { style } from '../../../styles/rules.ts'
import { line, space } from '../../../tokens/scale.ts'

/** A quiet button has its room and border around the words; they begin where the words above do. */
export const under = style({ marginInlineStart: `calc(-1 * (${space[2]} + ${line.hairline}))` })
