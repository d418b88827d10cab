export { ReferenceListEditor } from './ReferenceListEditor.tsx'
export type { ReferenceListEditorProps } from './ReferenceListEditor.tsx'
export type { ListItem } from './types.ts'
export type { FieldValue, ItemValues } from './values.ts'
