import type { useSaveForm } from '../../../platform/forms/form.tsx'
import type { HoursValues } from './hours-form.ts'

/** The form of clinic hours, as the parts of it take it. */
export type HoursFormApi = ReturnType<typeof useSaveForm<HoursValues, unknown>>
