export { ComboBox } from './ComboBox.tsx'
export type { ComboBoxProps } from './ComboBox.tsx'
export type { Option } from '../OptionList/index.ts'
