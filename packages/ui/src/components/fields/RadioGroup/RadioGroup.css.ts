import { focusRing, style, styleSelector, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, size, space, weight } from '../../../tokens/scale.ts'

const { color } = vars

export const options = variants({
  list: { display: 'grid', gap: space[1] },
  stack: { display: 'grid', gap: space[2] },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: space[6] },
  cards: {
    display: 'grid',
    gap: space[2],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  },
})

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.mark,
  blockSize: size.mark,
  marginBlockStart: line.hairline,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.full,
  background: color.surface,
})

styleSelector(`[data-hovered] > ${dot}`, { borderColor: color.text })
styleSelector(`[data-focus-visible] > ${dot}`, focusRing)
styleSelector(`[data-invalid] > ${dot}`, { borderColor: color.danger })
styleSelector(`[data-selected] > ${dot}`, {
  borderWidth: `calc((${size.mark} - ${space[2]}) / 2)`,
  borderColor: color.accent,
  '@media': { [mediaQuery.forcedColors]: { borderColor: 'Highlight', forcedColorAdjust: 'none' } },
})
styleSelector(`[data-readonly] > ${dot}`, { background: color.sunken })
styleSelector(`[data-readonly][data-selected] > ${dot}`, {
  borderColor: color.textMuted,
  forcedColorAdjust: 'auto',
})
styleSelector(`[data-disabled] > ${dot}`, { opacity: 0.5 })

/** A radio as a framed card; the whole card is clickable. */
export const card = style({
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: space[4],
  paddingBlock: space[3],
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.card,
  background: color.surface,
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-selected]': {
      borderColor: color.accent,
      background: color.accentTint,
      boxShadow: `inset 0 0 0 ${line.hairline} ${color.accent}`,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { background: color.sunken },
  },
})
styleSelector(`${card}[data-focus-visible] > ${dot}`, { outline: 'none' })
export const cardField = style({ display: 'grid' })
export const cardLabel = style({ fontWeight: weight.strong })
