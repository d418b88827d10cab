import { bulkChanges } from './bulk-changes.ts'
import { dashboards } from './dashboards.ts'
import { effectiveDates } from './effective-dates.ts'
import { emptyAndLoading } from './empty-and-loading.ts'
import { forms } from './forms.ts'
import { lists } from './lists.ts'
import { messages } from './messages.ts'
import { recordPages } from './record-pages.ts'
import { review } from './review.ts'
import { upload } from './upload.ts'
import type { Pattern } from './pattern.ts'

export { patternPage } from './pattern.ts'
export type { Pattern } from './pattern.ts'

/** Every pattern, from the page one looks at most to the page one needs least. */
export const patterns = {
  lists,
  recordPages,
  forms,
  review,
  emptyAndLoading,
  messages,
  effectiveDates,
  upload,
  bulkChanges,
  dashboards,
} satisfies Record<string, Pattern>
