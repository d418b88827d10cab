import { style, styleSelector, variants } from '../../../styles/rules.ts'
import { line, radius, space, toneNames, type, vars, weight } from '../../../tokens/index.ts'
import type { Tone } from '../../../tokens/index.ts'

export const list = style({ display: 'grid', listStyle: 'none' })
export const day = style({
  ...type.caption,
  fontWeight: weight.strong,
  color: vars.color.textMuted,
  paddingBlock: `${space[2]} ${space[3]}`,
})
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${space[5]} minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlockEnd: space[5],
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${space[6]} ${space[1]}`,
      insetInlineStart: `calc(${space[2]} + ${space.half})`,
      borderInlineStart: `${line.hairline} solid ${vars.color.border}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: space[5],
  blockSize: space[5],
  borderRadius: radius.full,
  border: `${line.hairline} solid transparent`,
})
styleSelector(`${mark} svg`, { inlineSize: space[3], blockSize: space[3], verticalAlign: 'baseline' })
export const tones = variants<Tone>(
  Object.fromEntries(
    toneNames.map((tone) => [
      tone,
      {
        background: vars.tone[tone].tint,
        borderColor: `color-mix(in oklab, ${vars.tone[tone].mark} 45%, ${vars.tone[tone].tint})`,
        color: tone === 'stopped' ? vars.tone[tone].text : vars.tone[tone].mark,
      },
    ]),
  ) as Record<Tone, { background: string; borderColor: string; color: string }>,
)
/** An entry that is still to come has an outline in place of a fill. */
export const due = style({
  borderColor: vars.color.borderControl,
  borderStyle: 'dashed',
  color: vars.color.textMuted,
})
/** Keeps the line under a link off the text below it. */
export const title = style({ ...type.label, paddingBlockEnd: space.half })
export const text = style({ ...type.body, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const meta = style({
  ...type.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const link = style({ color: vars.color.accentText, textUnderlineOffset: space[1] })
