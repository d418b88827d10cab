import { placeInks } from '../../../charts/inks.ts'
import { style, styleSelector } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, space, type, weight } from '../../../tokens/scale.ts'

const { color } = vars

// beside another card there is as little room as on a phone, whatever the window is
const narrow = '(max-width: 479px)'

export const list = style({
  ...type.body,
  containerType: 'inline-size',
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
})
export const day = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: space[4],
  paddingBlock: space[1],
  borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': { [narrow]: { gridTemplateColumns: '6rem minmax(0, 1fr)' } },
})
export const today = style({ fontWeight: weight.strong })
export const strip = style({
  position: 'relative',
  alignSelf: 'center',
  blockSize: space[2],
  borderRadius: radius.full,
  background: color.sunken,
  '@container': { [narrow]: { display: 'none' } },
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
export const block = style({
  position: 'absolute',
  insetBlock: 0,
  borderRadius: radius.full,
  background: 'currentColor',
  '@media': { [mediaQuery.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
/** The hours over the strips; without them where there are none. */
export const axis = style({
  ...type.caption,
  paddingBlock: 0,
  borderBlockEnd: 0,
  color: color.textMuted,
  '@container': { [narrow]: { display: 'none' } },
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
export const ticks = style({ position: 'relative', blockSize: space[4] })
export const tick = style({ position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' })
export const now = style({ ...type.caption, color: color.textMuted })
export const none = style({ color: color.textMuted })
/** Hours of a day stay together. */
export const range = style({ whiteSpace: 'nowrap' })
export const place = style({ color: color.textMuted })
/** Hours with a place: the place has its own line where there is as little room as on a phone. */
export const entry = style({ '@container': { [narrow]: { display: 'block' } } })
styleSelector(`${entry} > ${place}`, { '@container': { [narrow]: { display: 'block' } } })
export const comma = style({ '@container': { [narrow]: { display: 'none' } } })
/** Colours of the places in their order. */
export const places = placeInks.map((ink) =>
  style({ color: ink === 'accent' ? color.accent : vars.tone[ink].mark }),
)
/** The colour of a place, before its name. */
export const dot = style({
  display: 'inline-block',
  marginInlineStart: space[1],
  marginInlineEnd: space[1],
  inlineSize: space[2],
  blockSize: space[2],
  borderRadius: radius.full,
  background: 'currentColor',
  '@container': { [narrow]: { marginInlineStart: 0 } },
  '@media': { [mediaQuery.forcedColors]: { display: 'none' }, [mediaQuery.print]: { display: 'none' } },
})
export const note = style({ display: 'block', color: color.textMuted })
