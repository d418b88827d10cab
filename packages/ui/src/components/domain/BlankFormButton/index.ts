export { BlankFormButton } from './BlankFormButton.tsx'
export type { BlankFormButtonProps } from './BlankFormButton.tsx'
