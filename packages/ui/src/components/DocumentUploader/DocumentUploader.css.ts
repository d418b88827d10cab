import { hiddenFromSight, style } from '../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars } from '../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const root = style({ containerType: 'inline-size', display: 'grid', gap: space[3] })
export const zone = style({
  display: 'grid',
  borderRadius: radius.card,
  border: `${line.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  overflow: 'hidden',
  selectors: {
    '&[data-drop-target]': {
      outline: `${line.strong} dashed ${vars.color.accent}`,
      outlineOffset: `calc(-1 * ${line.strong})`,
      background: vars.color.accentTint,
    },
  },
})
export const list = style({ display: 'grid', listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: hairline,
  '@container': {
    '(min-width: 440px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space[4],
      rowGap: space[1],
    },
    '(min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) 15rem 19rem', gap: space[4] },
  },
})
export const name = style({ ...type.label, overflowWrap: 'anywhere' })
export const facts = style({ ...type.bodyCompact, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const mark = style({ ...type.caption, color: vars.color.textMuted, paddingInlineStart: space[2] })
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlockStart: space[1],
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  justifyContent: 'flex-end',
  // between phone and wide the buttons stand beside both lines instead of making a third
  '@container': {
    '(min-width: 440px) and (max-width: 759.98px)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
})
export const problem = style({ ...type.bodyCompact, color: vars.color.dangerText })
export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  background: vars.color.sunken,
})
export const hint = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const refusals = style({ display: 'grid', gap: space[1], paddingInlineStart: space[4] })
export const said = style({
  ...type.bodyCompact,
  color: vars.color.textMuted,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
export const hidden = style(hiddenFromSight)
export const hash = style({ ...type.caption, fontFamily: vars.font.mono, overflowWrap: 'anywhere' })
export const link = style({
  ...type.label,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.controlSmall,
  paddingInline: space[2],
  borderRadius: radius.control,
  color: vars.color.accentText,
  textDecoration: 'none',
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
