import { expectTypeOf, test } from 'vitest'
import type { CheckboxGroupProps } from '../CheckboxGroup/CheckboxGroup.tsx'
import type { AsyncComboBoxProps } from '../AsyncComboBox/AsyncComboBox.tsx'
import type { ComboBoxProps } from '../ComboBox/ComboBox.tsx'
import type { MultiComboBoxProps } from '../MultiComboBox/MultiComboBox.tsx'
import type { NativeSelectProps } from '../NativeSelect/NativeSelect.tsx'
import type { RadioGroupProps } from '../RadioGroup/RadioGroup.tsx'
import type { TabsProps } from '../../navigation/Tabs/Tabs.tsx'

type V = 'yes' | 'no'
type Answer<Props extends { onChange?: (value: never) => void }> = Parameters<
  NonNullable<Props['onChange']>
>[0]

test('what a choice answers are the values of its options', () => {
  expectTypeOf<Answer<NativeSelectProps<V>>>().toEqualTypeOf<V>()
  expectTypeOf<Answer<RadioGroupProps<V>>>().toEqualTypeOf<V>()
  expectTypeOf<Answer<ComboBoxProps<V>>>().toEqualTypeOf<V | null>()
  expectTypeOf<NonNullable<Answer<AsyncComboBoxProps<V>>>['id']>().toEqualTypeOf<V>()
  expectTypeOf<Answer<CheckboxGroupProps<V>>>().toEqualTypeOf<V[]>()
  expectTypeOf<Answer<MultiComboBoxProps<V>>>().toEqualTypeOf<V[]>()
  expectTypeOf<Answer<TabsProps<V>>>().toEqualTypeOf<V>()
})

test('no other value is taken', () => {
  expectTypeOf<'maybe'>().not.toExtend<NativeSelectProps<V>['value']>()
  expectTypeOf<{ id: 'maybe'; label: string }>().not.toExtend<ComboBoxProps<V>['options'][number]>()
  expectTypeOf<{ value: 'maybe'; label: string }>().not.toExtend<CheckboxGroupProps<V>['options'][number]>()
})

test('an empty choice needs the empty string among the values', () => {
  expectTypeOf<NativeSelectProps<V>['placeholder']>().toEqualTypeOf<undefined>()
  expectTypeOf<NativeSelectProps<V | ''>['placeholder']>().toEqualTypeOf<string | undefined>()
})
