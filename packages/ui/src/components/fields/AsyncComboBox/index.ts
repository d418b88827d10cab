export { AsyncComboBox } from './AsyncComboBox.tsx'
export type { AsyncComboBoxProps } from './AsyncComboBox.tsx'
export type { Option } from '../OptionList/index.ts'
