import { variants } from '../../styles/rules.ts'
import { mediaQuery, vars } from '../../tokens/index.ts'

const fill = (background: string) => ({
  background,
  '@media': { [mediaQuery.forcedColors]: { background: 'CanvasText' } },
})

export const tones = variants({
  accent: fill(vars.color.accent),
  positive: fill(vars.tone.positive.mark),
  attention: fill(vars.tone.attention.mark),
  danger: fill(vars.color.danger),
})
