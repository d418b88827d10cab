import { style } from '../../../styles/rules.ts'

export const input = style({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } })
// The clear button appears with the first character, in a place that was kept for it.
export const hidden = style({ visibility: 'hidden' })
