import { style, styleSelector, truncate } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { mediaQuery, space, type } from '../../../tokens/scale.ts'

export const list = style({
  ...type.bodyCompact,
  // One line: short crumbs are whole, the longest share what is left.
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, max-content)',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  // Text is clipped a little outside its box: that little must not make the page wider than the phone.
  '@media': { [mediaQuery.phone]: { display: 'flex', paddingInlineEnd: space[1] } },
})
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  // On phones only the parent is shown, as the way back; the title below names the page.
  '@media': {
    [mediaQuery.phone]: { selectors: { '&:not(:nth-last-child(2), :only-child)': { display: 'none' } } },
  },
})
/** Text of a crumb, in one line with an ellipsis; on phones a long name takes two lines. */
export const text = style({
  ...truncate,
  // Clipped a little outside, so that the focus ring shows.
  overflow: 'clip',
  overflowClipMargin: space[1],
  minInlineSize: 0,
  '@media': {
    [mediaQuery.phone]: {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
  },
})
// a link ends with what is seen of it, or it would lie below the controls beside the way
styleSelector(`${text} > a`, {
  ...truncate,
  display: 'block',
  overflow: 'clip',
  overflowClipMargin: space[1],
  '@media': { [mediaQuery.phone]: { display: 'inline', whiteSpace: 'inherit' } },
})
export const current = style({ color: vars.color.textMuted })
export const arrow = style({
  flexShrink: 0,
  color: vars.color.textSubtle,
  selectors: { ':first-child > &': { display: 'none' } },
  // before the parent it points back
  '@media': {
    [mediaQuery.phone]: { selectors: { ':nth-last-child(2) > &': { display: 'block', rotate: '180deg' } } },
  },
})
