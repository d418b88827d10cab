export { CheckboxGroup } from './CheckboxGroup.tsx'
export type { CheckboxGroupOption, CheckboxGroupProps } from './CheckboxGroup.tsx'
