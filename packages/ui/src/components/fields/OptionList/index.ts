export { OptionList } from './OptionList.tsx'
export type { Option } from './OptionList.tsx'
