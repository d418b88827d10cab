import { insetFocusRing, style, styleSelector } from '../../../styles/rules.ts'
import { line, radius, size, space, type, vars, weight } from '../../../tokens/index.ts'

/** Width of the trail from which an entry is one line. */
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
/** Time, code, deed and button stand in columns that all entries of a day share. */
export const entries = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) ${space[8]}`,
  columnGap: space[2],
  '@container': {
    [wide]: { gridTemplateColumns: `auto auto minmax(0, 1fr) ${space[8]}`, columnGap: space[4] },
  },
})
const inColumns = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const
styleSelector(`${entries} > li`, inColumns)
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

/** One line: time, code, deed, and the button of what is folded under it. In a narrow place the deed is below the code. */
export const entry = style({
  ...inColumns,
  // beside the first line of a deed, which takes several in a narrow place
  alignItems: 'baseline',
  minBlockSize: space[10],
  paddingBlock: space[2],
  paddingInline: `${edge} calc(${edge} - ${space[2]})`,
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
  '@container': { [wide]: { alignItems: 'center', paddingBlock: space[1] } },
})
export const when = style({
  ...type.bodyCompact,
  fontFamily: vars.font.mono,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const deed = style({
  ...type.body,
  gridColumn: '2',
  gridRow: '1',
  overflowWrap: 'anywhere',
  '@container': { [wide]: { gridColumn: '3' } },
})
export const belowCode = style({
  gridColumn: '1 / 3',
  gridRow: '2',
  '@container': { [wide]: { gridColumn: '3', gridRow: '1' } },
})
export const who = style({ ...type.label })
/** A code does not break at its hyphens. */
export const whole = style({ whiteSpace: 'nowrap' })
export const code = style({
  ...type.caption,
  fontFamily: vars.font.mono,
  color: vars.color.textMuted,
  gridColumn: '2',
  gridRow: '1',
  overflowWrap: 'anywhere',
})
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gridColumn: '-2 / -1',
  gridRow: '1 / span 2',
  alignSelf: 'start',
  minInlineSize: size.targetMinimum,
  blockSize: space[8],
  borderRadius: radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@container': { [wide]: { gridRow: '1', alignSelf: 'center' } },
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
