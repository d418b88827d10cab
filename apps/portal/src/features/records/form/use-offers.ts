import { referenceCalls } from '@capiz/api/contract/reference-list'
import { dateRuleOf } from '@capiz/domain/checklist'
import type { DocumentOffer } from '@capiz/ui/accreditation/DocumentUploader'
import { useMemo } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import type { RecordScreen } from '../model/screens.ts'

/** Type under which a file is given where the kind of record tells its files not apart. */
const plainType = 'FILE'

const query = { size: 1000, sort: 'code,ASC' }

/** Files of one type a check-in takes at most. */
const mostOfType = 5

/** Returns the files that can be attached to a record: the documents it is for, or any files up to its number. */
export function useOffers(screen: RecordScreen, filesThere: number): readonly DocumentOffer[] {
  const { pages, files, isUpload } = screen
  const types = useCall(referenceCalls['document-type'].list, { query }, { isEnabled: pages !== undefined })
    .data?.content
  return useMemo(() => {
    if (pages === undefined) {
      const room = files === 1 ? 1 : Math.max(0, files - filesThere)
      return [
        {
          code: plainType,
          label: files === 1 ? 'File' : 'Files',
          maxCount: room,
          isRequired: isUpload === true,
        },
      ]
    }
    const known = (types ?? []).filter(
      ({ deleted, groupBy }) => !deleted && pages.some((page) => page === groupBy),
    )
    const offers = known.map((type): DocumentOffer => ({
      code: type.code,
      label: type.docName ?? type.description ?? type.code,
      maxCount: mostOfType,
      ...(type.dateLabel && {
        dateLabel: type.dateLabel,
        dateRule: dateRuleOf(type.groupBy ?? '', type.code, type.dateLabel),
      }),
    }))
    return [...new Map(offers.map((offer) => [offer.code, offer])).values()]
  }, [pages, files, filesThere, isUpload, types])
}
