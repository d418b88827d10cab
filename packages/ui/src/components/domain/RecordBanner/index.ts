export { RecordBanner } from './RecordBanner.tsx'
export type { RecordBannerProps } from './RecordBanner.tsx'
