import { isApiError } from '@capiz/api/client'
import { referenceLists, type ReferenceBase } from '@capiz/domain/reference'
import { errorMessage } from '../../platform/feedback/report-error.ts'
import { fromServer, type Problems } from '../../platform/forms/form-problems.ts'

/** The errors of a refused save: at fields, over the form, or none when another message already covers them. */
export interface SaveProblems {
  fields: Problems
  form: string | undefined
}

const stale =
  'Somebody else saved this item while you were editing it. Save again to replace their version with yours, or cancel to keep theirs.'

/** The field a broken unique rule belongs to: the last of the rule, which is the one people change. */
function fieldOfRule(base: ReferenceBase, errorCode: string): string | undefined {
  return referenceLists[base].unique.find((rule) => rule.errorCode === errorCode)?.fields.at(-1)
}

/** Reads the failure of a save; uniqueness messages stand at their field. */
export function saveProblems(base: ReferenceBase, error: unknown): SaveProblems {
  if (!isApiError(error)) return { fields: {}, form: errorMessage(error) }
  if (error.errors.length > 0) {
    const names = new Set(referenceLists[base].fields.map(({ name }) => name))
    const fields = fromServer(error.errors)
    const rest = Object.entries(fields).filter(([name]) => !names.has(name))
    return { fields, form: rest.length > 0 ? rest.map(([, message]) => message).join(' ') : undefined }
  }
  if (error.errorCode === 'STALE_RECORD') return { fields: {}, form: stale }
  const field = error.errorCode === 'CODE_IN_USE' ? 'code' : fieldOfRule(base, error.errorCode)
  return field === undefined
    ? { fields: {}, form: errorMessage(error) }
    : { fields: { [field]: error.message }, form: undefined }
}
