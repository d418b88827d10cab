import { style, truncate } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { mediaQuery, space, type } from '../../../tokens/scale.ts'

export const list = style({
  ...type.bodyCompact,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  // The words are clipped a little outside their box: that little must not make the page wider than the phone.
  '@media': { [mediaQuery.phone]: { flexWrap: 'nowrap', paddingInlineEnd: space[1] } },
})
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  // On phones only the parent and the page itself stay, on one line.
  '@media': {
    [mediaQuery.phone]: {
      selectors: {
        '&:not(:nth-last-child(-n + 2))': { display: 'none' },
        '&:last-child': { flexShrink: 0, maxInlineSize: '55%' },
      },
    },
  },
})
/** The words of a crumb; cut on phones, where the title below says the rest. */
export const text = style({
  '@media': {
    [mediaQuery.phone]: {
      ...truncate,
      // Clipped a little outside, so that the focus ring shows.
      overflow: 'clip',
      overflowClipMargin: space[1],
      minInlineSize: 0,
    },
  },
})
export const current = style({ color: vars.color.textMuted })
export const arrow = style({
  flexShrink: 0,
  color: vars.color.textSubtle,
  selectors: { ':first-child > &': { display: 'none' } },
  '@media': { [mediaQuery.phone]: { selectors: { ':nth-last-child(2) > &': { display: 'none' } } } },
})
