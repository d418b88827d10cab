import { style } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars } from '../../../tokens/index.ts'

export const hint = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
})
/** Beside a control: a reader without a keyboard presses the control. */
export const beside = style({
  '@media': { [mediaQuery.coarse]: { display: 'none' }, [mediaQuery.phone]: { display: 'none' } },
})
export const key = style({
  ...type.caption,
  display: 'inline-block',
  minInlineSize: space[5],
  paddingInline: space[1],
  border: `${line.hairline} solid ${vars.color.border}`,
  borderBlockEndWidth: line.strong,
  borderRadius: radius.tiny,
  fontFamily: vars.font.sans,
  textAlign: 'center',
  color: vars.color.textMuted,
  background: vars.color.surface,
})
