import { lazyScreen } from '../../app/lazy-screen.ts'
import type { RecordPart } from '../../app/record-parts.ts'

/** The papers of a provider. */
export const documentsPart: RecordPart = {
  path: 'documents',
  label: 'Documents',
  isAlone: true,
  Screen: lazyScreen(
    () => import('./documents/Documents.tsx'),
    (m) => m.Documents,
  ),
}

/** What its accreditation needs. */
export const checklistPart: RecordPart = {
  path: 'checklist',
  label: 'Checklist',
  Screen: lazyScreen(
    () => import('./documents/Checklist.tsx'),
    (m) => m.Checklist,
  ),
}

/** Everything that happened to it. */
export const historyPart: RecordPart = {
  path: 'history',
  label: 'History',
  isAlone: true,
  Screen: lazyScreen(
    () => import('./timeline/HistoryPart.tsx'),
    (m) => m.HistoryPart,
  ),
}

/** Records that may be the same, side by side. */
export const duplicatesPart: RecordPart = {
  path: 'duplicates',
  label: 'Duplicates',
  needs: 'compare-duplicates',
  isAlone: true,
  Screen: lazyScreen(
    () => import('./duplicates/Duplicates.tsx'),
    (m) => m.Duplicates,
  ),
}
