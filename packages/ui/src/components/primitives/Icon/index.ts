export type { IconDrawing } from './drawing.ts'
export { Icon } from './Icon.tsx'
export type { IconProps } from './Icon.tsx'
