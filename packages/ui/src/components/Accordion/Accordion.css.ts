import { insetFocusRing, style, styleSelector } from '../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars } from '../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const accordion = style({
  border: hairline,
  borderRadius: radius.card,
  background: vars.color.surface,
  overflow: 'clip',
})
export const part = style({
  selectors: { '& + &': { borderBlockStart: hairline } },
})
export const trigger = style({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: `calc(${vars.density.control} + ${space[2]})`,
  paddingInline: space[4],
  paddingBlock: space[2],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': insetFocusRing,
    '&[data-disabled]': { color: vars.color.textSubtle, cursor: 'not-allowed' },
  },
  '@media': {
    [mediaQuery.forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
  },
})
export const arrow = style({
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
})
styleSelector(`${trigger}[aria-expanded="true"] > ${arrow}`, { transform: 'rotate(90deg)' })
export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const detail = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const panel = style({
  paddingInline: space[4],
  selectors: { '&:not([hidden])': { paddingBlockStart: space[1], paddingBlockEnd: space[4] } },
})
