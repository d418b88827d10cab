export { OptionList } from './OptionList.tsx'
export type { Option } from './option.ts'
