import { blankForm } from '@capiz/api/contract/blank-form'
import type { OutputOf } from '@capiz/api/contract/define'
import type { BlankForms } from '@capiz/ui/accreditation/DocumentUploader'
import { call } from '../platform/calls/api.ts'
import { useCall } from '../platform/data/query.tsx'
import { reportError } from '../platform/feedback/report-error.ts'
import { load } from '../platform/loading/lazy-screen.ts'

type OfferedForm = OutputOf<typeof blankForm.offered>[number]

/** Saves a blank form on the device of the user. */
export async function saveBlankForm(uuid: string): Promise<void> {
  try {
    const file = await call(blankForm.download, { params: { uuid } })
    // pages of visitors, too, offer forms: what saves a file comes with the first one
    const { saveFile } = await load(() => import('../platform/data/object-urls.ts'))
    saveFile(file)
  } catch (error) {
    reportError(error)
  }
}

/** Reads the blank forms that are offered on some pages; none while they are read, or could not be. */
export function useOfferedForms(pages: readonly string[] = []): readonly OfferedForm[] {
  const forms = useCall(blankForm.offered, {}).data ?? []
  return pages.length === 0 ? forms : forms.filter(({ pageType }) => pages.includes(pageType))
}

/** Returns the blank forms of the document types of some pages, as uploader and checklist offer them. */
export function useBlankForms(pages: readonly string[]): BlankForms {
  const forms = useOfferedForms(pages)
  return {
    codes: forms.map(({ documentTypeCode }) => documentTypeCode),
    onDownload: (typeCode) => {
      const form = forms.find(({ documentTypeCode }) => documentTypeCode === typeCode)
      if (form) void saveBlankForm(form.uuid)
    },
  }
}
