import { style, styleSelector } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, space } from '../../../tokens/scale.ts'

const { color } = vars

/** Both ends beside each other; when there is no room the second one goes under the first. */
export const ends = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
})
export const end = style({ flex: '0 1 auto', minInlineSize: '7rem' })
export const dash = style({ color: color.textMuted })

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [mediaQuery.phone]: { flexDirection: 'column' } },
})

export const presets = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.half,
  padding: space[2],
  borderInlineEnd: `${line.hairline} solid ${color.borderSubtle}`,
  '@media': {
    [mediaQuery.phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      borderInlineEnd: 0,
      borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
    },
  },
})

/** Days between the two ends run together; the ends keep their corners. */
export const day = style({
  selectors: {
    '&[data-selected]:not([data-selection-start], [data-selection-end])': {
      color: color.text,
      background: color.selected,
      borderRadius: 0,
    },
    '&[data-selection-start]:not([data-selection-end])': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&[data-selection-end]:not([data-selection-start])': {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    '&[data-invalid]': { color: color.onDanger, background: color.danger },
  },
})
styleSelector(`td:first-child > ${day}`, {
  borderStartStartRadius: radius.control,
  borderEndStartRadius: radius.control,
})
styleSelector(`td:last-child > ${day}`, {
  borderStartEndRadius: radius.control,
  borderEndEndRadius: radius.control,
})
