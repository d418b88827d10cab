import { expectTypeOf, test } from 'vitest'
import type { RadioGroupProps, RadioOption } from './RadioGroup.tsx'

test('the values of a group are those of its options', () => {
  type Group = RadioGroupProps<'yes' | 'no'>
  expectTypeOf<Group['value']>().toEqualTypeOf<'yes' | 'no' | null>()
  expectTypeOf<Parameters<Group['onChange']>>().toEqualTypeOf<[value: 'yes' | 'no']>()
  expectTypeOf<RadioOption<'maybe'>>().not.toExtend<Group['options'][number]>()
})
