import { insetFocusRing, style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, space, type } from '../../../tokens/scale.ts'

const { color } = vars

/** Stands in the upper part of the window, so that it keeps its place while the list grows and shrinks. */
export const scrim = style({
  placeItems: 'start center',
  paddingBlockStart: '12dvb',
  '@media': { [mediaQuery.phone]: { padding: 0 } },
})
export const modal = style({
  maxInlineSize: '40rem',
  maxBlockSize: 'min(32rem, 76dvb)',
  '@media': {
    [mediaQuery.phone]: {
      maxInlineSize: 'none',
      maxBlockSize: '100dvb',
      blockSize: '100dvb',
      borderRadius: 0,
    },
  },
})
export const dialog = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxBlockSize: 'inherit',
  outline: 'none',
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[4],
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  color: color.textMuted,
})
export const field = style({ flex: 1, minInlineSize: 0 })
export const input = style({
  ...type.bodyLarge,
  inlineSize: '100%',
  minBlockSize: space[12],
  border: 0,
  color: color.text,
  background: 'transparent',
  selectors: {
    '&:is(:focus, [data-focus-visible])': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const list = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space[1],
  selectors: { '&:focus-visible': insetFocusRing },
})
export const note = style({ ...type.body, padding: space[4], color: color.textMuted })
export const foot = style({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  paddingInline: space[4],
  paddingBlock: space[2],
  borderBlockStart: `${line.hairline} solid ${color.borderSubtle}`,
  color: color.textMuted,
  '@media': { [mediaQuery.coarse]: { display: 'none' } },
})
export const key = style({ fontFamily: vars.font.mono, color: color.text })
