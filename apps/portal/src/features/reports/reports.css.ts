import { space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Families of reports in as many columns as fit, one under the other without gaps. */
export const families = style({ columns: '20rem', columnGap: space[5] })

export const family = style({ breakInside: 'avoid', marginBlockEnd: space[5] })

export const list = style({ display: 'grid', gap: space[4], listStyle: 'none', margin: 0, padding: 0 })
