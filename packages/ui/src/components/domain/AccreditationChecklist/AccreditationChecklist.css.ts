import { style } from '../../../styles/rules.ts'
import { line, radius, space, type, vars } from '../../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const root = style({
  containerType: 'inline-size',
  border: hairline,
  borderRadius: radius.card,
  background: vars.color.surface,
})
export const head = style({ display: 'grid', gap: space[2], padding: space[4], borderBlockEnd: hairline })
export const title = style({ ...type.h3 })
export const summary = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const list = style({ display: 'grid', listStyle: 'none' })
export const row = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': {
    '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) 12rem 12rem', columnGap: space[4] },
    '(min-width: 850px)': { gridTemplateColumns: 'minmax(0, 1fr) 19rem 17rem', paddingBlock: space[2] },
  },
})
/** A state and what belongs to it: below one another, in one line where there is room. */
export const cell = style({
  '@container': {
    '(min-width: 850px)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] },
  },
})
export const label = style({ ...type.label })
export const muted = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const check = style({
  ...type.body,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.density.controlSmall,
})
export const box = style({ inlineSize: space[4], blockSize: space[4], accentColor: vars.color.accent })
export const link = style({
  ...type.bodyCompact,
  color: vars.color.accentText,
  textUnderlineOffset: space[1],
})
