import { space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

export const views = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[3] })

export const view = style({ display: 'flex', alignItems: 'center', gap: space[3] })

export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
