import { lattice, style, styleSelector, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, size, space, type, weight } from '../../../tokens/scale.ts'

/** Padding that leaves a column of this width in the middle, and the gutter where there is less room. */
const around = (width: string) => `max(${vars.gutter}, calc((100% - ${width}) / 2))`

export const shell = style({
  ...type.bodyLarge,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
})
export const latticed = style({
  ...lattice(vars.lattice),
  '@media': { [mediaQuery.forcedColors]: { backgroundImage: 'none' } },
})
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: size.topBar,
  paddingBlock: space[2],
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
  background: vars.color.canvas,
})
export const brand = style({ display: 'inline-flex', borderRadius: radius.tiny, textDecoration: 'none' })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], fontSize: type.body.fontSize })
styleSelector(`${links} > [aria-current]`, { fontWeight: weight.strong })
export const main = style({
  flex: 1,
  outline: 'none',
})
export const layouts = variants({
  page: { paddingBlock: `${space[6]} ${space[10]}` },
  column: { paddingBlock: space[10] },
  centered: { display: 'grid', placeItems: 'center', paddingBlock: space[8] },
})
/** The edges that header, content and footer share. */
export const edges = variants({
  page: { paddingInline: around(size.publicContent) },
  column: { paddingInline: around(size.form) },
  centered: { paddingInline: vars.gutter },
})
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: '27rem',
  padding: space[8],
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  borderRadius: radius.dialog,
  background: vars.color.surface,
  '@media': { [mediaQuery.phone]: { padding: space[5] } },
})
export const footer = style({
  ...type.bodyCompact,
  paddingBlock: space[5],
  borderBlockStart: `${line.hairline} solid ${vars.color.borderSubtle}`,
  color: vars.color.textMuted,
  background: vars.color.canvas,
})
