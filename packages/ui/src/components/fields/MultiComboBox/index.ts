export { MultiComboBox } from './MultiComboBox.tsx'
export type { MultiComboBoxProps } from './MultiComboBox.tsx'
