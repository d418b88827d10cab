import { focusRing, quickTransition, style, styleSelector } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, size, space, type } from '../../../tokens/scale.ts'

const { color } = vars

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.half,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** The clickable area: mark and words; at least 24 px high for the pointer. */
export const button = style({
  ...type.body,
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  alignItems: 'start',
  minBlockSize: size.targetMinimum,
  paddingBlock: space.half,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
    // The mark shows the focus; a second ring round the words would say it twice.
    '&[data-focus-visible]': { outline: 'none' },
  },
  '@media': { [mediaQuery.coarse]: { ...type.bodyLarge, minBlockSize: size.touch, alignItems: 'center' } },
})

const emptyMark = {
  ...quickTransition,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.mark,
  blockSize: size.mark,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.tiny,
  color: 'transparent',
  background: color.surface,
} as const
const tickedMark = {
  color: color.onAccent,
  background: color.accent,
  borderColor: color.accent,
  '@media': {
    [mediaQuery.forcedColors]: { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
  },
} as const

export const mark = style({ ...emptyMark, marginBlockStart: line.hairline })

/** The same mark drawn on a native checkbox, for grids with hundreds of them: a field each would cost every one its hooks. */
export const nativeMark = style({
  ...emptyMark,
  appearance: 'none',
  margin: 0,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus-visible': focusRing,
    '&:checked': tickedMark,
    // the tick: two edges of a turned box
    '&:checked::before': {
      content: '""',
      inlineSize: `calc(${size.mark} / 4)`,
      blockSize: `calc(${size.mark} / 2)`,
      marginBlockEnd: line.strong,
      border: 'solid currentcolor',
      borderWidth: `0 ${line.strong} ${line.strong} 0`,
      rotate: '45deg',
    },
  },
})

styleSelector(`${button}[data-hovered] > ${mark}`, { borderColor: color.text })
styleSelector(`${button}[data-focus-visible] > ${mark}`, focusRing)
styleSelector(`${button}[data-invalid] > ${mark}`, { borderColor: color.danger })
styleSelector(`${button}:is([data-selected], [data-indeterminate]) > ${mark}`, tickedMark)
// Read only: seen as it is, but on the ground of what cannot be changed.
styleSelector(`${button}[data-readonly] > ${mark}`, { background: color.sunken })
styleSelector(`${button}[data-readonly]:is([data-selected], [data-indeterminate]) > ${mark}`, {
  color: color.text,
  background: color.sunken,
  borderColor: color.borderControl,
  forcedColorAdjust: 'auto',
})
styleSelector(`${button}[data-disabled] > ${mark}`, { opacity: 0.6, background: color.sunken })
styleSelector(`${button}[data-disabled]:is([data-selected], [data-indeterminate]) > ${mark}`, {
  background: color.borderControl,
  borderColor: color.borderControl,
})

/** Words under an option stand under its words, not under its mark. */
const indent = `calc(${size.mark} + ${space[2]})`

export const hint = style({ ...type.bodyCompact, color: color.textMuted, marginInlineStart: indent })
export const error = style({ marginInlineStart: indent })
export const icon = style({ inlineSize: size.markGlyph, blockSize: size.markGlyph })
// Not only see-through: in forced colours a drawing takes the colour of text, whatever it was given.
styleSelector(`${button}:not([data-selected], [data-indeterminate]) > ${mark} > ${icon}`, {
  visibility: 'hidden',
})
