import { style, variants } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, type Tone, toneNames, type, vars } from '../../../tokens/index.ts'

export const root = style({ containerType: 'inline-size' })
/** In two columns where a line would be too long to compare its bar with the next. */
export const list = style({
  listStyle: 'none',
  marginBlockEnd: `calc(-1 * ${space[2]})`,
  '@container': { '(min-width: 800px)': { columns: 2, columnGap: space[6] } },
})
export const row = style({
  ...type.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  rowGap: space.half,
  breakInside: 'avoid',
  marginBlockEnd: space[2],
})
/** The bars beyond the limit: print has no button to show the rest. */
export const beyond = style({ display: 'none', '@media': { [mediaQuery.print]: { display: 'grid' } } })
export const value = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.textMuted })
export const track = style({
  gridColumn: '1 / -1',
  blockSize: space[1],
  borderRadius: radius.tiny,
  background: vars.color.sunken,
})
export const bar = style({
  blockSize: '100%',
  minInlineSize: line.strong,
  borderRadius: radius.tiny,
  background: vars.color.accent,
  '@media': { [mediaQuery.forcedColors]: { background: 'CanvasText' } },
})
/** Grounds of bars that count one status each. */
export const tones = variants(
  Object.fromEntries(toneNames.map((tone) => [tone, { background: vars.tone[tone].mark }])) as Record<
    Tone,
    { background: string }
  >,
)
export const link = style({ color: vars.color.accentText, textUnderlineOffset: space[1] })
export const table = style({ inlineSize: '100%', ...type.body })
export const cell = style({
  paddingBlock: space[1],
  textAlign: 'start',
  fontWeight: 'inherit',
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
})
export const number = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const toggle = style({
  ...type.label,
  minBlockSize: vars.density.controlSmall,
  color: vars.color.accentText,
  paddingBlockStart: space[2],
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
