import { style } from '../../styles/rules.ts'
import { mediaQuery, vars, weight } from '../../tokens/index.ts'

export const ground = style({
  fill: vars.color.sunken,
  '@media': { [mediaQuery.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const past = style({ opacity: 0.6 })
/** To come: pale, with a rim. */
export const scheduled = style({ fillOpacity: 0.2, stroke: 'currentColor', strokeDasharray: '4 2' })
export const today = style({
  stroke: vars.color.text,
  strokeWidth: 2,
  '@media': { [mediaQuery.forcedColors]: { stroke: 'CanvasText' } },
})
export const todayText = style({ fontWeight: weight.strong })
