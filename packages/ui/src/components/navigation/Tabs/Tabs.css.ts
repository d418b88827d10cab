import { insetFocusRing, style, styleSelector } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, space, type, weight } from '../../../tokens/scale.ts'

const { color } = vars

/** react-aria marks the whole for a focus inside it; the ring belongs to the tab or the panel. */
export const root = style({ selectors: { '&[data-focus-visible]': { outline: 'none' } } })

/** The landmark of tabs that are links. */
export const nav = style({})

/** A row of tabs in what follows the links of an area. */
const isBelowTabs = `${nav} ~ div &`

/** The row and, where tabs are cut off, the menu of those out of sight. */
export const frame = style({
  display: 'flex',
  alignItems: 'stretch',
  borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
  // one line ends the head of an area, that of its own tabs
  selectors: { [isBelowTabs]: { borderBlockEnd: 0 } },
  '@media': { [mediaQuery.print]: { display: 'none' } },
})

/** Scrolls sideways when there are more tabs than room, and stops at the start of a tab. */
export const list = style({
  display: 'flex',
  flex: 1,
  gap: space[1],
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorInline: 'contain',
})
export const more = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flexShrink: 0,
  paddingInline: space[2],
  borderRadius: radius.control,
  color: color.accentText,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-focus-visible]': insetFocusRing,
  },
})

const isCurrent = ':is([data-selected], [aria-current="page"])'

export const tab = style({
  ...type.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flexShrink: 0,
  scrollSnapAlign: 'start',
  minBlockSize: vars.density.control,
  paddingInline: space[3],
  borderRadius: radius.control,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text, background: color.hover },
    [`&${isCurrent}`]: { color: color.text, fontWeight: weight.strong },
    [`&${isCurrent}::after`]: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `${line.strong} solid ${color.accent}`,
    },
    '&[data-focus-visible]': insetFocusRing,
    // a cut tab is in the menu; the current one shows even where it is wider than the row
    '&[data-cut]:not([data-selected], [aria-current="page"], [data-focus-visible])': {
      opacity: 0,
      pointerEvents: 'none',
    },
    '&[data-disabled]': { color: color.textSubtle, cursor: 'not-allowed' },
    // the second level is filled like a page of a SideList, lower and without a line
    [isBelowTabs]: {
      minBlockSize: vars.density.controlSmall,
    },
    [`${isBelowTabs}${isCurrent}`]: { background: color.selected },
    // where colours are forced no fill shows, and the line stays
    [`${isBelowTabs}${isCurrent}::after`]: { borderColor: 'transparent' },
  },
})

/** Reserves the width of label and count in bold, so that choosing a tab moves no other; the count follows its label. */
export const text = style({
  display: 'inline-grid',
  selectors: {
    '&::after': {
      content: 'attr(data-label)',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: weight.strong,
    },
  },
})
export const count = style({
  color: color.textMuted,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
})
/** A view of nothing is quieter than the others, unless it is the one shown. */
export const nothing = style({
  selectors: { [`:not(${isCurrent}, [data-hovered]) > &`]: { color: color.textSubtle } },
})
styleSelector(`${nothing} ${count}`, { color: 'inherit' })
export const panel = style({ paddingBlockStart: space[4], borderRadius: radius.control })
