export { Columns, Inline, Stack } from './Stack.tsx'
export type { ColumnsProps, InlineProps, StackProps } from './Stack.tsx'
