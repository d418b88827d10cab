import { hiddenFromSight, style } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars } from '../../../tokens/index.ts'

export const root = style({ display: 'grid', minInlineSize: 0 })
/** As high as the dialog around it. */
export const fullRoot = style({ gridTemplateRows: 'minmax(0, 1fr)' })
/** The tools over the frame. */
export const reader = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
})
/** As high as the dialog leaves it. */
export const fullReader = style({ gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: '100%' })
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const toolGroup = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
export const name = style({
  ...type.bodyCompact,
  color: vars.color.textMuted,
  marginInlineEnd: 'auto',
  overflowWrap: 'anywhere',
})
export const frame = style({
  overflow: 'auto',
  blockSize: 'min(70dvb, 48rem)',
  '@media': {
    // as high as wide until values are found, below which it ends: what follows is near
    [mediaQuery.phone]: {
      inlineSize: '100%',
      blockSize: 'auto',
      maxBlockSize: 'min(70dvb, 48rem)',
      aspectRatio: '1',
    },
  },
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  borderRadius: radius.control,
  background: vars.color.sunken,
})
/** Fills the height that is left. */
export const fullFrame = style({
  blockSize: '100%',
  '@media': { [mediaQuery.phone]: { blockSize: '100%', maxBlockSize: 'none', aspectRatio: 'auto' } },
})
/** Holds the page, or its place until it is read. */
export const page = style({ inlineSize: '100%', minBlockSize: '100%' })
export const blank = style({ blockSize: '100%' })
export const sheet = style({ position: 'relative', marginInline: 'auto' })
export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })
/** The text of the page for screen readers; what is drawn cannot be read. */
export const pageText = style(hiddenFromSight)
/** A value found: the paper stays white in both themes, and the mark leaves the letters readable. */
export const mark = style({
  position: 'absolute',
  pointerEvents: 'none',
  borderBlockEnd: `${line.strong} solid ${vars.color.accent}`,
})
export const currentMark = style({
  border: 0,
  borderRadius: radius.tiny,
  outline: `${line.strong} solid ${vars.color.accent}`,
  outlineOffset: line.strong,
  background: vars.color.highlight,
  mixBlendMode: 'multiply',
})
export const image = style({ display: 'block', margin: 'auto', maxInlineSize: 'none', blockSize: 'auto' })
export const unknown = style({ ...type.body, padding: space[6], color: vars.color.textMuted })
