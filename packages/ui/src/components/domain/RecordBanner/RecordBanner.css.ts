import { globalStyle } from '@vanilla-extract/css'
import { style, styleSelector, truncate, variants } from '../../../styles/rules.ts'
import { layer, line, mediaQuery, radius, size, space, toneNames, type, vars } from '../../../tokens/index.ts'
import type { Tone } from '../../../tokens/index.ts'
import { frame as tabFrame } from '../../navigation/Tabs/Tabs.css.ts'

export const banner = style({
  containerType: 'inline-size',
  borderRadius: radius.card,
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  borderInlineStartWidth: line.spine,
  borderInlineStartStyle: 'solid',
  background: vars.color.surface,
  overflow: 'hidden',
  '@media': { [mediaQuery.forcedColors]: { borderInlineStartColor: 'CanvasText' } },
})
export const spines = variants<Tone>(
  Object.fromEntries(
    toneNames.map((tone) => [tone, { borderInlineStartColor: vars.tone[tone].mark }]),
  ) as Record<Tone, { borderInlineStartColor: string }>,
)
/** From the outer edge of the card to the line of the name, the same on every page of a record. */
const toEdge = `calc(${space[4]} - ${line.hairline})`
/** From the sides to the name, and to the label of the first tab. */
const toSide = `clamp(${space[4]}, 4%, ${space[6]})`
export const body = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: toEdge,
  paddingInline: toSide,
  '@media': { [mediaQuery.phone]: { gap: space[3] } },
})
// a notice that has nothing to say takes no gap
globalStyle(`${body} > :empty`, { display: 'none' })
/** The tabs below have padding of their own. */
export const tabbedBody = style({ paddingBlockEnd: 0 })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[4],
})
export const names = style({
  minInlineSize: 0,
  flex: '1 1 20rem',
  display: 'grid',
  gap: space[1],
})
/**
 * The whole head on phones: the name with its badge beside the picture; facts and what can be done take the full width
 * below.
 */
export const fullTop = style({
  '@media': {
    [mediaQuery.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: `'picture name' 'facts facts' 'actions actions'`,
      columnGap: 0,
      rowGap: space[3],
    },
  },
})
/** Few actions stand beside the badge. */
export const besideTop = style({
  '@media': {
    [mediaQuery.phone]: {
      // the badge stays whole, and the actions take two lines rather than cut it
      gridTemplateColumns: 'auto minmax(min-content, 1fr) auto',
      gridTemplateAreas: `'picture name name' 'picture badge actions' 'facts facts facts'`,
      gridTemplateRows: 'auto 1fr',
      rowGap: space[2],
    },
  },
})
/** The sentence for its own reader takes a line of its own. */
export const statedTop = style({
  '@media': {
    [mediaQuery.phone]: {
      gridTemplateAreas: `'picture name name' 'picture badge actions' 'facts facts facts' 'statement statement statement'`,
      alignItems: 'center',
    },
  },
})
export const picture = style({
  '@media': { [mediaQuery.phone]: { gridArea: 'picture', alignSelf: 'start', paddingInlineEnd: space[4] } },
})
export const name = style({
  minInlineSize: 0,
  '@media': {
    [mediaQuery.abovePhone]: { marginInlineEnd: space[3] },
    [mediaQuery.phone]: { gridArea: 'name', overflowWrap: 'anywhere' },
  },
})
export const badge = style({
  display: 'inline-flex',
  // its middle is that of the larger letters beside it
  verticalAlign: `calc(0.35em + ${line.strong})`,
  '@media': { [mediaQuery.phone]: { gridArea: 'badge', minInlineSize: 0 } },
})
/** One line: name, badge and facts beside each other; phones have what can be done on the overview alone. */
export const lineTop = style({ gap: space[3] })
// a line as high as that of the larger name, so that the buttons beside it are in the same place
styleSelector(`${lineTop} h1`, {
  '@media': { [mediaQuery.abovePhone]: { lineHeight: type.h1.lineHeight } },
})
export const lineNames = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: 0,
  '@media': { [mediaQuery.phone]: { alignItems: 'baseline', columnGap: space[3], rowGap: space[2] } },
})
// beside the smaller letters of one line its middle is lower
styleSelector(`${lineNames} ${badge}`, { verticalAlign: `calc(0.15em + ${line.strong})` })
/** The sentence takes a line of its own, with what follows from it beside it. */
export const statement = style({
  ...type.body,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  color: vars.color.textMuted,
  '@media': { [mediaQuery.phone]: { gridArea: 'statement' } },
})
export const statementText = style({ ...type.h1, fontFamily: vars.font.serif, color: vars.color.text })
/** The badge follows the last word of the name in its line; on phones it goes below a name that leaves it no room. */
export const nameLine = style({
  textWrap: 'balance',
  '@media': {
    [mediaQuery.phone]: {
      gridArea: 'name',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[3],
      rowGap: space[2],
      minInlineSize: 0,
    },
  },
})
/** On phones the parts of the names are placed by the head. */
export const placed = style({ '@media': { [mediaQuery.phone]: { display: 'contents' } } })
styleSelector(`${nameLine} :is(${name}, h1)`, {
  '@media': { [mediaQuery.abovePhone]: { display: 'inline' } },
})
// On phones the name has a line; the badge and how long it holds share the next, and the code follows.
styleSelector(`${lineNames} > ${nameLine} > ${name}`, {
  '@media': { [mediaQuery.phone]: { flexBasis: '100%' } },
})
export const facts = style({
  ...type.body,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[1],
  listStyle: 'none',
  color: vars.color.textMuted,
  '@media': { [mediaQuery.phone]: { gridArea: 'facts', columnGap: space[3], rowGap: 0 } },
})
/** A fact that is a sentence, below the short ones. */
export const sentence = style({ flexBasis: '100%', color: vars.color.text })
styleSelector(`${lineNames} > ${facts}`, { '@media': { [mediaQuery.phone]: { flex: '1 1 8rem' } } })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  // buttons of two sizes: none is stretched to the height of the other
  alignItems: 'center',
  gap: space[2],
  '@media': { [mediaQuery.phone]: { gridArea: 'actions' } },
})
// the target of a menu is higher than the badge it is beside, so it begins above
styleSelector(`${besideTop}:not(${statedTop}) > ${actions}`, {
  '@media': { [mediaQuery.phone]: { marginBlockStart: `calc(-1 * ${space[2]})` } },
})
export const lineActions = style({ '@media': { [mediaQuery.phone]: { display: 'none' } } })
// the label of a tab has room of its own at its sides
export const tabs = style({ paddingInline: `calc(${toSide} - ${space[3]})` })
// the edge of the card is the line under its tabs
styleSelector(`${tabs} ${tabFrame}`, { borderBlockEnd: 0 })
/** Under the top bar, as wide as the banner it stands for. */
export const mini = style({
  position: 'fixed',
  insetBlockStart: size.topBar,
  zIndex: layer.raised,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touch,
  paddingInline: space[4],
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  borderBlockStartWidth: 0,
  borderInlineStartWidth: line.spine,
  borderInlineStartStyle: 'solid',
  borderEndStartRadius: radius.card,
  borderEndEndRadius: radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.popover,
  '@media': { [mediaQuery.print]: { display: 'none' }, [mediaQuery.low]: { display: 'none' } },
})
export const miniName = style({ ...type.label, ...truncate, minInlineSize: 0 })
/** The name gives way, never the badge. */
export const miniBadge = style({ display: 'flex', flexShrink: 0 })
