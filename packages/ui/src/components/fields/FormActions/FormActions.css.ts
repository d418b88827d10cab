import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { layer, line, mediaQuery, space } from '../../../tokens/scale.ts'

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlockStart: space[3],
  '@media': { [mediaQuery.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
})
/**
 * Stays in view where the window is high enough to leave room for the field that has the focus; on phones it covers one
 * line of the form, where its buttons and its note fit in one.
 */
export const sticky = style({
  position: 'relative',
  '@media': {
    [mediaQuery.tall]: { position: 'sticky', insetBlockEnd: 0, zIndex: layer.sticky },
    [mediaQuery.phone]: { flexDirection: 'row', alignItems: 'center' },
  },
  paddingBlock: space[3],
  background: vars.color.canvas,
  containerType: 'scroll-state',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      borderBlockStart: `${line.hairline} solid ${vars.color.border}`,
    },
  },
  // the edge is for the form that passes below it; browsers that do not know the state show it always
  '@container': { 'not scroll-state(stuck: bottom)': { selectors: { '&::before': { display: 'none' } } } },
})
export const onCard = style({ background: vars.color.surface })
export const note = style({
  minInlineSize: 0,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  '@media': {
    [mediaQuery.phone]: {
      selectors: { [`${actions}:not(${sticky}) > &`]: { marginInlineStart: 0, textAlign: 'center' } },
    },
  },
})
