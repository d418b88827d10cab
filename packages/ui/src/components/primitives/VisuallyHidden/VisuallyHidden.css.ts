import { hiddenFromSight, style } from '../../../styles/rules.ts'

export const hidden = style(hiddenFromSight)
