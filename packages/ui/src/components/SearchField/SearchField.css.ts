import { style, styleSelector } from '../../styles/rules.ts'

export const field = style({})
export const input = style({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } })
export const clear = style({})
// The clear button appears with the first character.
styleSelector(`${field}[data-empty] ${clear}`, { visibility: 'hidden' })
