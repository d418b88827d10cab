export { MessageLog } from './MessageLog.tsx'
export type { MessageLogProps } from './MessageLog.tsx'
