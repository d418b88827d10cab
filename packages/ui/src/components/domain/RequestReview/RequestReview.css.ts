import { style, styleSelector } from '../../../styles/rules.ts'
import { layer, line, mediaQuery, radius, space, type, vars } from '../../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`
const card = { border: hairline, borderRadius: radius.card, background: vars.color.surface } as const

const wide = '(min-width: 880px)'
const bar = '(max-width: 879px)'

export const root = style({ containerType: 'inline-size' })
/** One flow, in which the decision can stick to the lower edge all the way. */
export const columns = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
/** From 880 px on two columns. */
export const beside = style({
  '@container': {
    [wide]: {
      display: 'grid',
      gap: space[6],
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    },
  },
})
export const main = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
// a request without documents leaves no second gap
styleSelector(`${main} > :empty`, { display: 'none' })
export const side = style({
  display: 'contents',
  '@container': { [wide]: { display: 'grid', gap: space[4], minInlineSize: 0 } },
})
export const below = style({ display: 'contents' })
export const muted = style({ ...type.body, color: vars.color.textMuted })
export const panel = style({
  ...card,
  display: 'grid',
  gap: space[3],
  padding: space[4],
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
/** The head of the decision has the line of other cards, from edge to edge. */
export const panelHead = style({
  marginBlock: `calc(-1 * ${space[4]}) ${space[1]}`,
  marginInline: `calc(-1 * ${space[4]})`,
})
/** A decision that can be taken stays in view: beside the changes, or as a bar at the lower edge. */
export const sticky = style({
  position: 'sticky',
  zIndex: layer.raised,
  '@container': {
    [wide]: { insetBlockStart: space[4] },
    [bar]: { insetBlockEnd: 0, padding: space[3], boxShadow: vars.shadow.popover },
  },
})
/** The reason of a rejection and the remarks. */
export const text = style({ display: 'grid', gap: space[3] })
/** Title and remarks take their room in the bar only once they are asked for. */
export const folded = style({ '@container': { [bar]: { display: 'none' } } })
export const unfold = style({ display: 'none', '@container': { [bar]: { display: 'block' } } })
export const buttons = style({
  display: 'grid',
  gap: space[3],
  '@container': { [bar]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space[2] } },
})
export const stack = style({ display: 'grid', gap: space[2] })
/** The contents of the sheet keep clear of the lower edge of a phone. */
export const sheet = style({ display: 'grid', gap: space[3], paddingBlockEnd: space[4] })
export const trail = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
/** The decision as one bar at the lower edge: what follows on the left, the buttons on the right. */
export const foot = style({
  ...card,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  boxShadow: vars.shadow.popover,
  // over a document it would hide what is read where the window is low
  '@media': {
    [mediaQuery.print]: { display: 'none' },
    '(max-height: 479px)': { position: 'static' },
  },
})
export const footFacts = style({ flex: '1 1 20rem', display: 'grid', gap: space[1], minInlineSize: 0 })
export const footButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const footText = style({ flexBasis: '100%', display: 'grid', gap: space[3] })
export const hidden = style({ display: 'none' })
