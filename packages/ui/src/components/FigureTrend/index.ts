export { FigureTrend } from './FigureTrend.tsx'
export type { FigureTrendProps } from './FigureTrend.tsx'
