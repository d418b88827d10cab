import type { blankForm } from '@capiz/api/contract/blank-form'
import type { OutputOf } from '@capiz/api/contract/define'
import { choiceLabel } from '@capiz/domain/field'
import { pageTypes } from '@capiz/domain/reference'
import { formatDay } from '@capiz/domain/time'
import { dayOf } from '../../../patterns/labels.ts'

/** A document type with its blank forms. */
export type FormsOfType = OutputOf<typeof blankForm.list>[number]

/** A blank form, offered or replaced. */
export type FormVersion = FormsOfType['earlier'][number]

/** The calls whose answers change with a form. */
export const staleWithForms = ['blankForm.*', 'referenceInsight.*', 'auditLog.*'] as const

/** Returns the document and whose it is: several pages have documents of one name. */
export const titleOf = ({ label, pageType }: FormsOfType): string =>
  `${label}, ${(choiceLabel(pageTypes, pageType) ?? pageType).toLowerCase()}`

/** Returns when a form was uploaded, by whom and what is new in it. */
export function versionText(
  { uploadedDate, uploadedBy, remarks }: FormVersion,
  nameOf: (username: string) => string,
): string {
  const uploaded = `Uploaded on ${formatDay(dayOf(uploadedDate))} by ${nameOf(uploadedBy)}`
  return remarks === null ? `${uploaded}.` : `${uploaded}: ${remarks}`
}
