import { focusRing, quickTransition, style, styleSelector, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, space, type, weight } from '../../../tokens/scale.ts'

const { color, density } = vars

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
  // Endless words break everywhere inside a field: label, hint, choices, error.
  overflowWrap: 'anywhere',
  // The control inside shows the focus; a second ring around label and control says nothing more.
  selectors: { '&[data-focus-visible]': { outline: 'none' } },
})

export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
})
export const label = style({
  ...type.label,
  minInlineSize: 0,
  color: color.text,
  cursor: 'default',
})
export const required = style({ ...type.caption, color: color.textMuted })
export const hint = style({
  ...type.bodyCompact,
  color: color.textMuted,
  textWrap: 'pretty',
  selectors: { '&:empty': { display: 'none' } },
})
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  selectors: { '&:empty': { display: 'none' } },
})
export const error = style({
  ...type.bodyCompact,
  display: 'flex',
  gap: space[1],
  fontWeight: weight.medium,
  color: color.dangerText,
})
export const count = style({
  ...type.bodyCompact,
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const countOver = style({ color: color.dangerText, fontWeight: weight.strong })

const invalid = '&:is([data-invalid], [aria-invalid="true"], [data-invalid] > *)'
const disabled = '&:is([data-disabled], :disabled)'

/** Height inside the two border lines. */
const inner = `calc(${density.control} - 2 * ${line.hairline})`

/**
 * The box of an input: one line high, on the surface, with a border that carries the 3:1 contrast. Its text has one size in
 * every place, also where the page around it is set larger.
 */
export const control = style({
  ...quickTransition,
  fontSize: type.body.fontSize,
  inlineSize: '100%',
  minBlockSize: density.control,
  paddingInline: space[3],
  paddingBlock: space[1],
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.control,
  color: color.text,
  background: color.surface,
  selectors: {
    '&:is([data-hovered], :hover):not([data-disabled], :disabled)': { borderColor: color.text },
    [invalid]: { borderColor: color.danger, boxShadow: `inset 0 0 0 ${line.hairline} ${color.danger}` },
    [disabled]: { color: color.textMuted, background: color.sunken, borderColor: color.border, opacity: 1 },
    '&[readonly], [data-readonly] > &': { background: color.sunken },
  },
  '@media': {
    // 16 px keeps phones from zooming into the field.
    [mediaQuery.coarse]: { fontSize: type.bodyLarge.fontSize },
    [mediaQuery.forcedColors]: { selectors: { [disabled]: { color: 'GrayText', borderColor: 'GrayText' } } },
  },
})

/** A box around parts that are typed one by one, such as those of a day; the box takes the focus ring. */
export const box = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    paddingBlock: 0,
    selectors: { '&:is([data-focus-visible], :has(> input:focus-visible))': focusRing },
  },
])

/** A box that holds an input and things beside it, which bring their own padding. */
export const group = style([box, { paddingInline: 0 }])

export const groupInput = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: inner,
  paddingInline: space[3],
  paddingBlock: space[1],
  border: 0,
  borderRadius: radius.control,
  color: 'inherit',
  background: 'transparent',
  '@media': { [mediaQuery.coarse]: { fontSize: type.bodyLarge.fontSize } },
})
// The ring is drawn round the group, once.
styleSelector(`${group} > ${groupInput}:focus-visible, ${group} > ${groupInput}[data-focus-visible]`, {
  outline: 'none',
})

export const affix = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  color: color.textMuted,
  userSelect: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: space[3], marginInlineEnd: `calc(-1 * ${space[1]})` },
    '&:last-child': { paddingInlineEnd: space[3] },
  },
})

/** A square button inside a group, such as reveal, clear and open. */
export const groupButton = style({
  ...quickTransition,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  minInlineSize: inner,
  borderRadius: radius.control,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text, background: color.hover },
    '&[data-disabled]': { color: color.textSubtle, cursor: 'not-allowed' },
  },
})

export const mono = style({ fontFamily: vars.font.mono, letterSpacing: 0 })
export const numbers = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' })

const wholeOnPhone = { '@media': { [mediaQuery.phone]: { maxInlineSize: 'none' } } }
/** Widths that tell how long an answer is expected to be; on phones all but the short one end on one line. */
export const widths = variants(
  {
    full: {},
    short: { maxInlineSize: '8rem' },
    medium: { maxInlineSize: '15rem', ...wholeOnPhone },
    long: { maxInlineSize: '26rem', ...wholeOnPhone },
  },
  'width',
)
