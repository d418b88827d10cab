export { PersonLine } from './PersonLine.tsx'
export type { PersonLineProps } from './PersonLine.tsx'
