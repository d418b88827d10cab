import { insetFocusRing, style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, size, space, type } from '../../../tokens/scale.ts'

const { color } = vars

export const menu = style({ minInlineSize: '12rem', padding: space[1], outline: 'none' })
export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: space[1],
      paddingBlockStart: space[1],
      borderBlockStart: `${line.hairline} solid ${color.borderSubtle}`,
    },
  },
})
export const title = style({
  ...type.caption,
  paddingInline: space[3],
  paddingBlock: space[1],
  color: color.textMuted,
})
export const item = style({
  ...type.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: vars.density.control,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:is([data-hovered], [data-focused])': { background: color.hover },
    '&[data-focus-visible]': insetFocusRing,
    '&[data-selected]': { fontWeight: 600 },
    '&[data-disabled]': { color: color.textSubtle, cursor: 'not-allowed' },
  },
  '@media': {
    [mediaQuery.forcedColors]: {
      selectors: {
        '&[data-focused]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
})
export const danger = style({ color: color.dangerText })
/** Keeps its width without an icon, so that the words of a group stand under each other. */
export const mark = style({ inlineSize: size.icon, marginInlineEnd: space[2] })
export const text = style({ display: 'grid', gridColumn: '-2 / -1' })
export const hint = style({ ...type.bodyCompact, color: color.textMuted, fontWeight: 400 })
