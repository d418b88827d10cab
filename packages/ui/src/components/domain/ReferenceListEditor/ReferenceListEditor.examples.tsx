import type { ReactElement } from 'react'
import { useState } from 'react'
import { ReferenceListEditor } from '@capiz/ui/accreditation/ReferenceListEditor'
import type { ListItem, ReferenceListEditorProps } from '@capiz/ui/accreditation/ReferenceListEditor'

export default { title: 'Examples/ReferenceListEditor', parameters: { docs: { isWide: true } } }

const fields: ReferenceListEditorProps['fields'] = [
  { name: 'code', label: 'Code', kind: 'code', required: true, max: 20 },
  { name: 'description', label: 'Description', kind: 'text', required: true, max: 120 },
  { name: 'sortOrder', label: 'Sort order', kind: 'number', required: false, max: 9999 },
]

const page = { number: 0, size: 10, totalElements: 3, totalPages: 1 }

const item = (code: string, description: string, sortOrder: number, isDisabled = false): ListItem => ({
  id: code,
  isDisabled,
  values: { code, description, sortOrder },
})

/** The table and the form come from the same declaration; a disabled item stays in the list. */
export function MaintainedList(): ReactElement {
  const [editing, setEditing] = useState<string>()
  const [isSuiteOn, setSuiteOn] = useState(false)
  return (
    <ReferenceListEditor
      nouns={['Room category', 'Room categories']}
      fields={fields}
      items={[
        item('WARD', 'Ward', 10),
        item('SPRIV', 'Semi-private', 20),
        item('SUITE', 'Suite', 50, !isSuiteOn),
      ]}
      page={page}
      onChange={() => undefined}
      editing={editing}
      onEditingChange={setEditing}
      onSave={() => setEditing(undefined)}
      onEnable={(_, isEnabled) => setSuiteOn(isEnabled)}
    />
  )
}

/** Without `onSave` and `onEnable` it is a list to read. */
export function ReadOnly(): ReactElement {
  return (
    <ReferenceListEditor
      nouns={['Room category', 'Room categories']}
      fields={fields}
      items={[item('WARD', 'Ward', 10), item('SPRIV', 'Semi-private', 20)]}
      page={{ ...page, totalElements: 2 }}
      onChange={() => undefined}
      editing={undefined}
      onEditingChange={() => undefined}
    />
  )
}

/** The state of an item in its name: every record that names it now reads so. */
export function DontRenameToDisable(): ReactElement {
  return (
    <ReferenceListEditor
      nouns={['Room category', 'Room categories']}
      fields={fields}
      items={[item('WARD', 'Ward', 10), item('SUITE', 'Suite (OLD, do not use)', 50)]}
      page={{ ...page, totalElements: 2 }}
      onChange={() => undefined}
      editing={undefined}
      onEditingChange={() => undefined}
      onSave={() => undefined}
      onEnable={() => undefined}
    />
  )
}

/** Codes repeated as descriptions: only their makers know them. */
export function DontShowBareCodes(): ReactElement {
  return (
    <ReferenceListEditor
      nouns={['Room category', 'Room categories']}
      fields={fields}
      items={[item('RC_01', 'RC_01', 10), item('RC_02', 'RC_02', 20)]}
      page={{ ...page, totalElements: 2 }}
      onChange={() => undefined}
      editing={undefined}
      onEditingChange={() => undefined}
    />
  )
}
