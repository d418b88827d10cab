import { style } from '../../styles/rules.ts'

/** Its controls show which of them has the focus; a ring around them all would be a second one. */
export const group = style({ selectors: { '&[data-focus-visible]': { outline: 'none' } } })
