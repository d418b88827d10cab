import { insetFocusRing, style } from '../../styles/rules.ts'
import { vars } from '../../tokens/contract.css.ts'
import { line, mediaQuery, radius, space, type, weight } from '../../tokens/scale.ts'

const { color } = vars

/** One row that scrolls sideways when there are more tabs than room; the cut edge fades. */
export const list = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
  overscrollBehaviorInline: 'contain',
  scrollPaddingInline: space[8],
  '@media': {
    // The padding lets the last tab come out of the fade.
    [mediaQuery.phone]: {
      maskImage: `linear-gradient(to right, black calc(100% - ${space[8]}), transparent)`,
      paddingInlineEnd: space[8],
    },
    print: { display: 'none' },
  },
})

export const tab = style({
  ...type.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flexShrink: 0,
  minBlockSize: vars.density.control,
  paddingInline: space[3],
  borderStartStartRadius: radius.control,
  borderStartEndRadius: radius.control,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text, background: color.hover },
    '&:is([data-selected], [aria-current="page"])': { color: color.text, fontWeight: weight.strong },
    '&:is([data-selected], [aria-current="page"])::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `${line.strong} solid ${color.accent}`,
    },
    '&[data-focus-visible]': insetFocusRing,
    '&[data-disabled]': { color: color.textSubtle, cursor: 'not-allowed' },
  },
})

/** Keeps the width of the bold label, so that choosing a tab moves nothing. */
export const words = style({
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
export const panel = style({ paddingBlockStart: space[4], borderRadius: radius.control })
