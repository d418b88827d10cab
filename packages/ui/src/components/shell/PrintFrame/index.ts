export { PrintFrame } from './PrintFrame.tsx'
export type { PrintFrameProps } from './PrintFrame.tsx'
