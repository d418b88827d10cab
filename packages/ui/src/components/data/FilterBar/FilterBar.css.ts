import { quickTransition, style } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars, weight } from '../../../tokens/index.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [mediaQuery.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      paddingBlock: space[1],
      scrollbarWidth: 'none',
    },
    [mediaQuery.print]: { display: 'none' },
  },
})
export const chip = style({
  ...type.bodyCompact,
  ...quickTransition,
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[1],
  blockSize: vars.density.control,
  borderRadius: radius.full,
  whiteSpace: 'nowrap',
})
export const suggested = style({
  paddingInline: space[3],
  border: `${line.hairline} dashed ${vars.color.borderControl}`,
  color: vars.color.textMuted,
  selectors: { '&:hover, &[aria-expanded=true]': { color: vars.color.text, background: vars.color.hover } },
})
export const active = style({
  fontWeight: weight.strong,
  border: `${line.hairline} solid ${vars.color.accent}`,
  color: vars.color.accentText,
  background: vars.color.accentTint,
})
/** One button with nothing to remove it. */
export const whole = style({ paddingInline: space[3] })
export const edit = style({
  maxInlineSize: '20rem',
  blockSize: '100%',
  paddingInlineStart: space[3],
  paddingInlineEnd: space[1],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  borderStartStartRadius: radius.full,
  borderEndStartRadius: radius.full,
  fontWeight: 'inherit',
})
export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: `calc(${space[6]} + ${space[1]})`,
  blockSize: '100%',
  borderStartEndRadius: radius.full,
  borderEndEndRadius: radius.full,
  selectors: { '&:hover': { background: vars.color.hover } },
})
export const clear = style({
  ...type.label,
  flexShrink: 0,
  blockSize: vars.density.control,
  paddingInline: space[2],
  borderRadius: radius.control,
  color: vars.color.accentText,
  selectors: { '&:hover': { background: vars.color.hover } },
})
