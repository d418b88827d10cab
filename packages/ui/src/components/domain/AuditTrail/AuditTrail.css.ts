import { insetFocusRing, style, styleSelector } from '../../../styles/rules.ts'
import { line, radius, size, space, type, vars, weight } from '../../../tokens/index.ts'

/** Width of the trail from which the code of an entry stands in its line. */
const wide = '(min-width: 640px)'

/** Room between the edges and the texts. */
const edge = 'var(--audit-edge)'

export const list = style({
  containerType: 'inline-size',
  listStyle: 'none',
  vars: { '--audit-edge': space[2] },
})
/** Texts begin where those of a table do. */
export const flush = style({ vars: { '--audit-edge': space[4] } })
export const entries = style({ listStyle: 'none' })
export const day = style({
  ...type.caption,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: space[8],
  paddingInline: edge,
  fontWeight: weight.strong,
  color: vars.color.textMuted,
  background: vars.color.header,
})

/** One line: time, deed, code, and the button of what is folded under it. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: `${space[16]} minmax(0, 1fr) ${space[8]}`,
  // beside the first line of a deed, which takes several in a narrow place
  alignItems: 'baseline',
  columnGap: space[2],
  minBlockSize: space[10],
  paddingInline: `${edge} calc(${edge} - ${space[2]})`,
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
  '@container': {
    [wide]: { gridTemplateColumns: `${space[16]} minmax(0, 1fr) auto ${space[8]}`, alignItems: 'center' },
  },
})
export const when = style({
  ...type.bodyCompact,
  fontFamily: vars.font.mono,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const deed = style({ ...type.body, paddingBlock: space[1], overflowWrap: 'anywhere' })
export const who = style({ ...type.label })
/** A code does not break at its hyphens. */
export const whole = style({ whiteSpace: 'nowrap' })
export const code = style({
  ...type.caption,
  fontFamily: vars.font.mono,
  color: vars.color.textMuted,
  gridColumn: '2 / -1',
  gridRow: '2',
  paddingBlockEnd: space[1],
  overflowWrap: 'anywhere',
  '@container': { [wide]: { gridColumn: '3', gridRow: '1', paddingBlockEnd: 0 } },
})
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gridColumn: '-2 / -1',
  gridRow: '1',
  alignSelf: 'start',
  minInlineSize: size.targetMinimum,
  blockSize: space[8],
  borderRadius: radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@container': { [wide]: { alignSelf: 'center' } },
  selectors: {
    '&[data-hovered]': { color: vars.color.text, background: vars.color.hover },
    '&[data-focus-visible]': insetFocusRing,
  },
})
export const arrow = style({ transition: `transform ${vars.motion.quick} ${vars.motion.ease}` })
styleSelector(`${trigger}[aria-expanded="true"] > ${arrow}`, { transform: 'rotate(90deg)' })
export const panel = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[2],
  selectors: { '&:not([hidden])': { paddingBlock: space[2] }, '&[hidden]': { display: 'none' } },
})
export const facts = style({ ...type.bodyCompact, color: vars.color.textMuted, overflowWrap: 'anywhere' })
