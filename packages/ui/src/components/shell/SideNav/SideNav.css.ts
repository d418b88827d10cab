import {
  hiddenFromSight,
  lattice,
  navFocusRing,
  quickTransition,
  style,
  styleSelector,
} from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, size, space, type, weight } from '../../../tokens/scale.ts'

const { color } = vars

/** The sea-ink ground with the lattice of a capiz window. */
export const ground = style({
  color: color.navText,
  backgroundColor: color.nav,
  ...lattice(vars.navLattice),
  '@media': { [mediaQuery.forcedColors]: { backgroundImage: 'none' } },
})

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlock: space[5],
  paddingInline: space[3],
  minBlockSize: '100%',
})

/** Marks a nav that shrinks to icons; in the drawer the words always show. */
export const collapsing = style({ '@media': { [mediaQuery.railIcons]: { paddingInline: space[1] } } })

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[3],
  borderRadius: radius.control,
  color: color.navText,
  textDecoration: 'none',
  selectors: { '&:is(:focus-visible, [data-focus-visible])': navFocusRing },
})
export const brandName = style({
  fontFamily: vars.font.serif,
  fontSize: '1.125rem',
  lineHeight: '1.5rem',
  fontWeight: weight.strong,
})
export const brandNote = style({ ...type.caption, color: color.navTextMuted })
export const brandText = style({ display: 'grid', minInlineSize: 0 })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.half,
})
export const group = style({
  ...type.group,
  paddingInline: space[3],
  marginBlockEnd: space[1],
  color: color.navTextMuted,
  overflowWrap: 'anywhere',
} as const)

export const item = style({
  ...type.body,
  ...quickTransition,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.navItem,
  paddingInline: space[3],
  borderRadius: radius.control,
  color: color.navText,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.navActive },
    '&[aria-current="page"]': {
      color: color.onNavActive,
      background: color.navActive,
      fontWeight: weight.strong,
    },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: line.thick,
      borderStartStartRadius: radius.control,
      borderEndStartRadius: radius.control,
      background: 'currentColor',
    },
    '&:is(:focus-visible, [data-focus-visible])': navFocusRing,
  },
  '@media': {
    [mediaQuery.coarse]: { minBlockSize: size.touch },
    [mediaQuery.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: `${line.strong} solid Highlight` } },
    },
  },
})
export const icon = style({ color: color.navTextMuted })
styleSelector(`${item}[aria-current="page"] > ${icon}`, { color: 'inherit' })
export const text = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const count = style({
  ...type.caption,
  fontWeight: weight.strong,
  color: color.navText,
  fontVariantNumeric: 'tabular-nums',
})
export const foot = style({ marginBlockStart: 'auto' })

styleSelector(`${collapsing} :is(${brandText}, ${group}, ${text})`, {
  '@media': { [mediaQuery.railIcons]: hiddenFromSight },
})
styleSelector(`${collapsing} ${brand}`, {
  '@media': {
    [mediaQuery.railIcons]: { justifyContent: 'center', paddingInline: 0, minBlockSize: space[10] },
  },
})
styleSelector(`${collapsing} ${item}`, {
  '@media': {
    [mediaQuery.railIcons]: { justifyContent: 'center', paddingInline: 0, minBlockSize: space[10] },
  },
})
// In the icon rail a count shrinks to a dot beside the icon; its number stays for screen readers.
styleSelector(`${collapsing} ${count}`, {
  '@media': {
    [mediaQuery.railIcons]: {
      position: 'absolute',
      insetBlockStart: space[2],
      insetInlineEnd: space[2],
      inlineSize: space[2],
      blockSize: space[2],
      borderRadius: radius.full,
      background: color.navText,
      color: 'transparent',
      overflow: 'hidden',
    },
  },
})
