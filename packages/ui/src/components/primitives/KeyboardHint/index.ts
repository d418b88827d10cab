export { KeyboardHint } from './KeyboardHint.tsx'
export type { KeyboardHintProps } from './KeyboardHint.tsx'
