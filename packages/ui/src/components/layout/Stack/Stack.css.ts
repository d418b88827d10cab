import { style, variants } from '../../../styles/rules.ts'
import { mediaQuery, space } from '../../../tokens/scale.ts'
import type { Space } from '../../../tokens/scale.ts'

const steps = Object.keys(space) as unknown as Space[]

export const gap = variants(
  Object.fromEntries(steps.map((step) => [step, { gap: space[step] }])) as Record<Space, { gap: string }>,
  'gap',
)

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const inline = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 })
export const noWrap = style({ flexWrap: 'nowrap' })

export const align = variants(
  {
    start: { alignItems: 'flex-start' },
    center: { alignItems: 'center' },
    end: { alignItems: 'flex-end' },
    baseline: { alignItems: 'baseline' },
    stretch: { alignItems: 'stretch' },
  },
  'align',
)

export const justify = variants(
  {
    start: { justifyContent: 'flex-start' },
    center: { justifyContent: 'center' },
    end: { justifyContent: 'flex-end' },
    between: { justifyContent: 'space-between' },
  },
  'justify',
)

const one = 'minmax(0, 1fr)'
export const columns = style({ display: 'grid', gridTemplateColumns: one, alignItems: 'start' })
export const ratio = variants(
  {
    '1/1': { '@media': { [mediaQuery.abovePhone]: { gridTemplateColumns: `repeat(2, ${one})` } } },
    '1/1/1': { '@media': { [mediaQuery.abovePhone]: { gridTemplateColumns: `repeat(3, ${one})` } } },
    '1/1/1/1': {
      '@media': {
        [mediaQuery.abovePhone]: { gridTemplateColumns: `repeat(2, ${one})` },
        [mediaQuery.wide]: { gridTemplateColumns: `repeat(4, ${one})` },
      },
    },
    '2/1': { '@media': { [mediaQuery.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)' } } },
  },
  'ratio',
)
