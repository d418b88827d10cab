import { mediaQuery, space } from '@capiz/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The acts on a document in one line; on phones the first as wide as the card, the others sharing the line below it. */
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
globalStyle(`${acts} > button`, { '@media': { [mediaQuery.phone]: { flex: '1 1 auto' } } })
globalStyle(`${acts} > :first-child`, { '@media': { [mediaQuery.phone]: { flexBasis: '100%' } } })
