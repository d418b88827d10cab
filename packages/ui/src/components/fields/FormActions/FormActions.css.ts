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
  '@media': {
    [mediaQuery.tall]: { position: 'sticky', insetBlockEnd: 0, zIndex: layer.sticky },
    [mediaQuery.phone]: { flexDirection: 'row', alignItems: 'center' },
  },
  paddingBlock: space[3],
  borderBlockStart: `${line.hairline} solid ${vars.color.borderSubtle}`,
  background: vars.color.canvas,
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
