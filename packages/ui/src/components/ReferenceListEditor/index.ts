export { ReferenceListEditor } from './ReferenceListEditor.tsx'
export type { ListItem, ReferenceListEditorProps } from './ReferenceListEditor.tsx'
export type { FieldValue, ItemValues } from './values.ts'
