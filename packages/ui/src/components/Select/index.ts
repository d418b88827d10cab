export { Select } from './Select.tsx'
export type { SelectProps } from './Select.tsx'
export type { Option } from '../OptionList/index.ts'
