import { variants } from '../../../styles/rules.ts'
import { mediaQuery, space } from '../../../tokens/scale.ts'

export const options = variants({
  1: { display: 'grid', gap: space[1] },
  2: {
    display: 'grid',
    gap: space[1],
    columnGap: space[4],
    '@media': { [mediaQuery.abovePhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
})
