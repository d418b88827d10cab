import { lazyScreen } from '../../platform/loading/lazy-screen.ts'
import type { RecordPart } from './record-part.ts'

/** The documents of a provider. */
export const documentsPart: RecordPart = {
  path: 'documents',
  label: 'Documents',
  area: 'Accreditation',
  Screen: lazyScreen(
    () => import('./documents/Documents.tsx'),
    (m) => m.Documents,
  ),
}

/** The part with the checklist of the accreditation. */
export const checklistPart: RecordPart = {
  path: 'checklist',
  label: 'Checklist',
  area: 'Accreditation',
  Screen: lazyScreen(
    () => import('./documents/Checklist.tsx'),
    (m) => m.Checklist,
  ),
}

/** Everything that happened to it. */
export const historyPart: RecordPart = {
  path: 'history',
  label: 'History',
  area: 'History',
  Screen: lazyScreen(
    () => import('./timeline/HistoryPart.tsx'),
    (m) => m.HistoryPart,
  ),
}

/** Records that may be the same, side by side. */
export const duplicatesPart: RecordPart = {
  path: 'duplicates',
  label: 'Duplicates',
  area: 'Accreditation',
  needs: 'compare-duplicates',
  Screen: lazyScreen(
    () => import('./duplicates/Duplicates.tsx'),
    (m) => m.Duplicates,
  ),
}
