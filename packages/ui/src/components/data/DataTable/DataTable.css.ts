// One file of more than 300 lines: classes of one element override each other by their order, which in several files would
// depend on the order of imports.
import { keyframes } from '@vanilla-extract/css'
import {
  hiddenFromSight,
  insetFocusRing,
  style,
  styleSelector,
  truncate,
  variants,
} from '../../../styles/rules.ts'
import { layer, line, mediaQuery, radius, size, space, type, vars, weight } from '../../../tokens/index.ts'
import { sizes } from '../StatusBadge/StatusBadge.css.ts'
import { edgeRoom, type Step, steps } from './steps.ts'
import type { CellTint } from './types.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

/** Width in px of the columns for the choice and for the menu of a row. */
export const besides = 48

/** Width in px from which a table has rows of one line. */
export const oneLine = 900

const share = (from: number) => `max(0px, (100cqi - var(--least-${from})) / var(--weights-${from}))`

export const root = style({
  position: 'relative',
  containerType: 'inline-size',
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  // The grounds of head, rows and bars end at the rounded frame; `clip` makes no scroll container, so what sticks still does.
  overflow: 'clip',
  '@media': { [mediaQuery.print]: { border: 0, background: 'none', overflow: 'visible' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: space[12],
  paddingBlock: space[1],
  paddingInline: space[4],
  borderBlockEnd: hairline,
})
export const caption = style({ ...type.h3, outlineOffset: space[1] })
export const headActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })

export const scroll = style({
  overflowX: 'auto',
  selectors: { '&:focus-visible': insetFocusRing },
  '@media': { [mediaQuery.print]: { overflow: 'visible' } },
})

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontVariantNumeric: 'tabular-nums',
  // What a weight of 1 gets of the width the columns leave.
  vars: { '--share': share(0) },
  '@container': Object.fromEntries(
    steps.slice(1).map((step) => [`(min-width: ${step}px)`, { vars: { '--share': share(step) } }]),
  ),
  // Paper cannot be scrolled: the columns share what there is.
  '@media': { [mediaQuery.print]: { tableLayout: 'auto' } },
})

/** Room beside the text of a cell: 16 px at both edges of the table, between columns less where there is less of it. */
const inline = {
  paddingInline: space[2],
  '@container': { '(min-width: 1400px)': { paddingInline: space[3] } },
} as const

/**
 * Every column stays and the rest scrolls under the first; what has the focus never hides behind it. A fade lies over the
 * end while columns lie beyond it. It is no animation of the scroll place: pictures end those, and then hold no sign of a cut.
 */
export const wideScroll = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(100%, auto)',
  scrollPaddingInlineStart: '18rem',
  containerType: 'scroll-state',
  selectors: {
    '&::after': {
      content: '""',
      gridArea: '1 / 1',
      justifySelf: 'end',
      position: 'sticky',
      insetInlineEnd: 0,
      zIndex: layer.raised,
      inlineSize: space[12],
      background: `linear-gradient(to left, ${vars.color.surface}, transparent)`,
      pointerEvents: 'none',
      visibility: 'hidden',
      '@container': { 'scroll-state(scrollable: inline-end)': { visibility: 'visible' } },
      '@media': { [mediaQuery.print]: { display: 'none' } },
    },
  },
})
styleSelector(`${wideScroll} > table`, { gridArea: '1 / 1' })
export const wide = style({})
styleSelector(`${wide} > thead > tr > th:first-child, ${wide} > tbody > tr > th[scope='row']:first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: layer.raised,
  borderInlineEnd: hairline,
  '@media': { [mediaQuery.print]: { position: 'static' } },
})
styleSelector(`${wide} > tbody > tr > th[scope='row']:first-child`, { background: vars.color.surface })

/** The last column stays in view and the others scroll under it; what has the focus never hides behind it. */
export const pinnedScroll = style({ scrollPaddingInlineEnd: '14rem' })
export const pinned = style({})
styleSelector(`${pinned} > thead > tr > th:last-child, ${pinned} > tbody > tr > td:last-child`, {
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: layer.raised,
  borderInlineStart: hairline,
  '@media': { [mediaQuery.print]: { position: 'static' } },
})
styleSelector(`${pinned} > tbody > tr > td:last-child`, { background: vars.color.surface })

export const headerCell = style({
  ...type.caption,
  fontWeight: weight.strong,
  position: 'relative',
  blockSize: `calc(${vars.density.row} - ${space[1]})`,
  paddingBlock: space[1],
  ...inline,
  textAlign: 'start',
  verticalAlign: 'middle',
  color: vars.color.textMuted,
  background: vars.color.header,
  borderBlockEnd: `${line.hairline} solid ${vars.color.border}`,
  selectors: { '&:focus-visible': insetFocusRing },
})
/** A legend and the header after it, as the drawings and the values in the cells. */
export const legendHead = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const resizer = style({
  position: 'absolute',
  insetBlock: '0',
  insetInlineEnd: 0,
  inlineSize: space[2],
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: space[2],
      insetInlineEnd: 0,
      inlineSize: line.strong,
      background: 'transparent',
    },
    '&:hover::after, &:active::after': { background: vars.color.borderControl },
  },
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.targetMinimum,
  marginInline: `calc(-1 * ${space[1]})`,
  paddingInline: space[1],
  borderRadius: radius.tiny,
  fontWeight: weight.strong,
  textAlign: 'inherit',
  selectors: { '&:hover': { color: vars.color.text }, '&:focus-visible': insetFocusRing },
})
export const sorted = style({ color: vars.color.text })
export const sortIcon = style({ display: 'inline-flex' })
styleSelector(`${sortIcon} svg`, { inlineSize: space[3], blockSize: space[3] })

export const row = style({
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-selected=true]': { background: vars.color.selected },
  },
  '@media': {
    [mediaQuery.forcedColors]: {
      // An outline: on a Highlight ground the device lays its own ground behind every word.
      selectors: {
        '&[aria-selected=true]': {
          background: 'Canvas',
          outline: `${line.strong} solid Highlight`,
          outlineOffset: `calc(-1 * ${line.strong})`,
        },
      },
    },
    [mediaQuery.print]: { background: 'none' },
  },
})
export const cell = style({
  blockSize: vars.density.row,
  // The row's hairline is part of its height, hence one pixel less of padding at the end.
  paddingBlockStart: `calc(${vars.density.cell} - ${line.strong})`,
  paddingBlockEnd: `calc(${vars.density.cell} - ${line.strong} - ${line.hairline})`,
  ...inline,
  textAlign: 'start',
  fontWeight: weight.regular,
  verticalAlign: 'middle',
  borderBlockEnd: hairline,
  selectors: { '&:focus-visible': insetFocusRing },
})
/** The total of the other rows, as strong as the sums beside headings. */
export const total = style({})
styleSelector(`${total} > ${cell}`, { fontWeight: weight.strong })
export const kinds = variants({
  text: {},
  number: { textAlign: 'end' },
  code: {},
  date: { color: vars.color.textMuted },
  // as much above as the row's hairline takes below, so that the middle is that of the other cells
  status: { paddingBlockStart: line.hairline, paddingBlockEnd: 0 },
  action: { textAlign: 'end' },
})
// a number ends where the next column begins: without more room the two are read as one
styleSelector(`.${kinds.number} + :is(.${kinds.text}, .${kinds.code}, .${kinds.date}, .${kinds.status})`, {
  paddingInlineStart: space[6],
})
// A badge makes the line no higher than text does, so that both have one baseline in the middle of the row.
styleSelector(`.${kinds.status} > .${sizes.md}`, { marginBlock: `calc(-1 * ${line.spine})` })
/** Grounds of single cells; `stopped` is mixed, because its own tint is made for white text. */
export const tints = variants<CellTint>({
  positive: { background: vars.tone.positive.tint },
  progress: { background: vars.tone.progress.tint },
  attention: { background: vars.tone.attention.tint },
  held: { background: vars.tone.held.tint },
  stopped: { background: `color-mix(in oklab, ${vars.tone.stopped.mark} 10%, ${vars.color.surface})` },
})
export const code = style({ ...type.bodyCompact, fontFamily: vars.font.mono, color: vars.color.textMuted })
export const clamp = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // a row is one line where there is room for all columns
  '@container': { [`(min-width: ${oneLine}px)`]: { WebkitLineClamp: 1 } },
  // Unfolds for the keyboard, and for a press on a cell. A press on a control must not: the row would grow between the
  // button going down and up, the control move away from under the pointer, and the press be lost.
  selectors: {
    'tr:has(:focus-visible) &': { WebkitLineClamp: 'none' },
    'tr:has(> :focus) &': { WebkitLineClamp: 'none' },
  },
  // Nobody can focus a row on paper to read the rest.
  '@media': { [mediaQuery.print]: { display: 'inline', overflow: 'visible' } },
})
export const rowLink = style({
  color: vars.color.accentText,
  textDecoration: 'underline',
  textDecorationThickness: line.hairline,
  textUnderlineOffset: space[1],
  selectors: { '&:hover': { textDecorationThickness: line.strong } },
})

/** A heading over rows; its text stays in view while the columns of a wide table scroll. */
export const group = style({
  ...type.label,
  blockSize: space[8],
  ...inline,
  textAlign: 'start',
  verticalAlign: 'middle',
  color: vars.color.text,
  background: vars.color.sunken,
  borderBlockEnd: hairline,
  selectors: { '&:focus-visible': insetFocusRing },
})
export const groupText = style({ position: 'sticky', insetInlineStart: space[4] })
/** A heading beside sums takes as many lines as it needs. */
export const groupName = style({ paddingBlock: space[1] })
styleSelector(`${wide} > tbody > tr > ${groupName}[colspan='1']`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: layer.raised,
  borderInlineEnd: hairline,
  '@media': { [mediaQuery.print]: { position: 'static' } },
})
export const groupSum = style({ textAlign: 'end' })
// all columns of a wide table stay: in a narrow place its numbers stand closer
styleSelector(`${wide} > * > tr > :is(.${kinds.number}, .${groupSum}):not(:last-child)`, {
  '@container': { [`(max-width: ${oneLine - 1}px)`]: { paddingInline: space[1] } },
})
/** The same above the cards of a narrow place. */
export const groupTitle = style({
  ...type.label,
  paddingBlock: space[2],
  paddingInline: space[4],
  color: vars.color.text,
  background: vars.color.sunken,
  borderBlockEnd: hairline,
})
/** The sums under it. */
export const groupFacts = style({
  ...type.bodyCompact,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  color: vars.color.textMuted,
})

/** The heading of a group whose rows are late. */
export const lateGroup = style({ color: vars.color.dangerText })

/**
 * The facts of columns that have left, under the name; rows of one line leave them out. What has no room in the line wraps
 * below it and is not seen. Print shows all of it.
 */
export const foldedLine = style({
  ...type.caption,
  // as high as a small badge
  lineHeight: type.bodyCompact.lineHeight,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  rowGap: '1lh',
  maxBlockSize: '1lh',
  overflow: 'clip',
  color: vars.color.textMuted,
  '@container': { [`(min-width: ${oneLine}px)`]: { display: 'none' } },
  '@media': { [mediaQuery.print]: { rowGap: 0, maxBlockSize: 'none' } },
})
// only a text longer than the whole line is cut
styleSelector(`${foldedLine} > *`, truncate)

/**
 * Class of the cells of a column, and of its fact under the name: columns leave when the container (not the window) narrows,
 * and stand under the name then.
 */
export const shownFrom: Partial<Record<Step, string>> = variants(
  Object.fromEntries(steps.slice(1).map((step) => [step, {}])),
)

styleSelector(`${table} > * > tr > :first-child`, { paddingInlineStart: space[4] })
styleSelector(`${table} > * > tr > :last-child`, { paddingInlineEnd: space[4] })
for (const [place, step] of steps.entries()) {
  if (step === 0) continue
  const narrower = `(max-width: ${step - 1}px)`
  const left = steps.slice(place).map((each) => `.${shownFrom[each]}`)
  styleSelector(`tr > .${shownFrom[step]}`, { '@container': { [narrower]: { display: 'none' } } })
  // a column that ends the table because those after it have left is padded as a last one, and wider by it
  styleSelector(`${table} > * > tr > :nth-last-child(1 of :not(${left.join()})):not(:last-child)`, {
    '@container': { [narrower]: { paddingInlineEnd: space[4], vars: { '--edge': `${edgeRoom}px` } } },
  })
  if (step < oneLine)
    styleSelector(`${foldedLine} > .${shownFrom[step]}`, {
      '@container': { [`(min-width: ${step}px)`]: { display: 'none' } },
    })
}

/** The controls of a table, hidden in print. */
const screenOnly = { '@media': { [mediaQuery.print]: { display: 'none' } } }
export const checkCell = style({
  inlineSize: space[12],
  paddingInlineStart: space[4],
  paddingInlineEnd: 0,
  ...screenOnly,
})
export const check = style({
  display: 'block',
  inlineSize: space[4],
  blockSize: space[4],
  accentColor: vars.color.accent,
})
export const checkTarget = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: space[8],
  blockSize: space[6],
  marginInlineStart: `calc(-1 * ${space[2]})`,
})
export const menuCell = style({
  inlineSize: space[12],
  paddingInline: space[2],
  textAlign: 'end',
  ...screenOnly,
})
export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: space[8],
  blockSize: space[6],
  borderRadius: radius.control,
  color: vars.color.textMuted,
  ...type.h3,
  selectors: {
    '&:hover, &[aria-expanded=true]': { color: vars.color.text, background: vars.color.sunken },
    '&:focus-visible': insetFocusRing,
    // Letters, not an icon: a hundred drawings are painted one by one (measured: a fifth of what a choice among 100 rows
    // costs), and what is generated is not copied with the rows. The second form keeps them from screen readers.
    '&::before': { content: ['"···"', '"···" / ""'] },
  },
})

/** Stale rows lose their colours but stay readable: the contrast of text remains above 4.5. */
export const dimmed = style({ opacity: 0.85, filter: 'grayscale(1)' })
export const skeletonBar = style({
  display: 'block',
  blockSize: space[3],
  // As high as a line of text together with its margins.
  marginBlock: space[1],
  borderRadius: radius.tiny,
  background: vars.color.borderSubtle,
})
export const skeletonBarWidths = variants({
  text: { inlineSize: '70%' },
  number: { inlineSize: '40%', marginInlineStart: 'auto' },
  code: { inlineSize: space[16] },
  date: { inlineSize: space[16] },
  action: { inlineSize: space[16], marginInlineStart: 'auto' },
  status: { inlineSize: space[24], blockSize: space[5], marginBlock: 0, borderRadius: radius.full },
})

export const foot = style({
  display: 'flow-root',
  paddingBlock: space[2],
  paddingInline: space[4],
  selectors: { '&:empty': { display: 'none' } },
})
/** Height of a row, for the filler of a short page. */
export const rowHeight = vars.density.row
export const filler = style({ borderBlockEnd: hairline })
export const panel = style({ padding: space[6], borderBlockEnd: hairline })

export const selectionBar = style({
  // A layer of its own: otherwise every changed count paints the table under it again (measured: half a choice's time).
  willChange: 'transform',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[4],
  color: vars.color.text,
  background: vars.color.accentTint,
  borderBlockStart: `${line.hairline} solid ${vars.color.border}`,
  '@media': {
    [mediaQuery.tall]: { position: 'sticky', insetBlockEnd: '0', zIndex: layer.sticky },
    [mediaQuery.print]: { display: 'none' },
  },
})
/** A box of its own size: a changed count lays out nothing but itself, so choosing stays quick in a long table. */
export const selectionText = style({
  ...type.label,
  display: 'block',
  flex: '1 1 16rem',
  blockSize: space[6],
  lineHeight: space[6],
  contain: 'strict',
})
export const textButton = style({
  ...type.label,
  minBlockSize: vars.density.controlSmall,
  paddingInline: space[2],
  borderRadius: radius.control,
  color: vars.color.accentText,
  selectors: { '&:hover': { background: vars.color.hover } },
})

export const error = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  color: vars.color.dangerText,
  borderBlockEnd: hairline,
  borderInlineStart: `${line.spine} solid ${vars.color.danger}`,
})
export const hidden = style(hiddenFromSight)

export const progress = style({
  position: 'absolute',
  insetInline: '0',
  insetBlockStart: '0',
  zIndex: layer.sticky,
  blockSize: line.strong,
  overflow: 'hidden',
})

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })
export const progressBar = style({
  blockSize: '100%',
  inlineSize: '40%',
  background: vars.color.accent,
  animationName: slide,
  animationDuration: '1.2s',
  animationIterationCount: 'infinite',
  '@media': { [mediaQuery.reducedMotion]: { animationName: 'none', inlineSize: '100%' } },
})
/** Stays the name of the button on phones, where only its drawing has room. */
export const viewLabel = style({ '@media': { [mediaQuery.phone]: hiddenFromSight } })
export const viewButton = style({
  ...type.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: vars.density.control,
  paddingInline: space[3],
  borderRadius: radius.control,
  border: `${line.hairline} solid ${vars.color.borderControl}`,
  color: vars.color.text,
  background: vars.color.surface,
  selectors: { '&:hover': { background: vars.color.hover } },
})
