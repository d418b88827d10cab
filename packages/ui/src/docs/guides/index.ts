import { contribution } from './contribution.ts'
import { migration } from './migration.ts'
import { notIncludedPage } from './not-included.ts'
import { theming } from './theming.ts'
import { versioning } from './versioning.ts'

export { accessibilityPage } from './accessibility.ts'
export type { AccessibilityStatus } from './accessibility.ts'
export { notIncluded } from './not-included.ts'

/** The guides whose text is fixed; the accessibility status is read at every build. */
export const guides = { theming, contribution, versioning, migration, notIncludedPage }
