import Download from '@lucide/icons/icons/download'
import History from '@lucide/icons/icons/rotate-ccw-clock'
import Trash2 from '@lucide/icons/icons/trash'
import Pencil from '@lucide/icons/icons/pencil'
import { blankForm } from '@capiz/api/contract/blank-form'
import { choiceLabel } from '@capiz/domain/field'
import { pageTypes } from '@capiz/domain/reference'
import { formatDay } from '@capiz/domain/time'
import type { Column, RowMenuItem } from '@capiz/ui/DataTable'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { dayOf } from '../../../patterns/labels.ts'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import { useCall } from '../../../platform/data/query.tsx'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import type { FormsOfType } from './forms.ts'
import { saveVersion } from './save-version.ts'

const UploadForm = lazy(async () => ({ default: (await load(() => import('./UploadForm.tsx'))).UploadForm }))
const RemoveForm = lazy(async () => ({ default: (await load(() => import('./RemoveForm.tsx'))).RemoveForm }))
const FormVersions = lazy(async () => ({
  default: (await load(() => import('./FormVersions.tsx'))).FormVersions,
}))

const columns: readonly Column<FormsOfType>[] = [
  { id: 'document', header: 'Document', text: ({ label }) => label, minWidth: 220 },
  {
    id: 'page',
    header: 'Page',
    text: ({ pageType }) => choiceLabel(pageTypes, pageType) ?? pageType,
    priority: 2,
    minWidth: 150,
  },
  {
    id: 'form',
    header: 'Blank form',
    text: ({ form }) => form?.fileName ?? 'None',
    priority: 1,
    minWidth: 200,
  },
  {
    id: 'uploaded',
    header: 'Uploaded',
    kind: 'date',
    text: ({ form }) => (form ? formatDay(dayOf(form.uploadedDate)) : '—'),
    priority: 3,
    minWidth: 110,
  },
]

const dialogs = { upload: UploadForm, remove: RemoveForm, versions: FormVersions } as const

interface Opened {
  what: keyof typeof dialogs
  type: FormsOfType
}

/** The acts on the form of a document type; one without a form can only be given one. */
function menuOf(type: FormsOfType, open: (opened: Opened) => void): readonly RowMenuItem[] {
  const { form, earlier } = type
  const upload = {
    id: 'upload',
    label: form ? 'Replace form' : 'Upload form',
    icon: Pencil,
    onAction: () => open({ what: 'upload', type }),
  }
  if (form === null) return [upload]
  return [
    upload,
    { id: 'download', label: 'Download', icon: Download, onAction: () => void saveVersion(form.uuid) },
    {
      id: 'versions',
      label: `Versions (${earlier.length + 1})`,
      icon: History,
      onAction: () => open({ what: 'versions', type }),
    },
    {
      id: 'remove',
      label: 'Remove form',
      icon: Trash2,
      isDanger: true,
      onAction: () => open({ what: 'remove', type }),
    },
  ]
}

/** Shows the document types with the blank forms that are offered with them. */
export function BlankForms(): ReactElement {
  usePageTitle('Blank forms')
  const answer = useCall(blankForm.list, {})
  const [opened, setOpened] = useState<Opened>()
  const OpenedDialog = opened && dialogs[opened.what]
  return (
    <>
      <WholeTable
        label="Blank forms"
        columns={columns}
        rows={answer.data ?? []}
        rowKey={({ pageType, documentTypeCode }) => `${pageType} ${documentTypeCode}`}
        rowMenu={(type) => menuOf(type, setOpened)}
        pageSize={25}
        source={{ answer, many: 'blank forms' }}
        footnote="Whoever is asked for one of these documents can download its form: applicants, providers and staff."
      />
      {opened !== undefined && OpenedDialog !== undefined ? (
        <Suspense fallback={null}>
          <OpenedDialog type={opened.type} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
