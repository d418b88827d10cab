import { show, type StatusPresentation } from '../status/index.ts'
import type { FreshnessState } from './freshness.ts'

/** How the freshness of a section is shown. */
export const freshnessPresentation: Record<FreshnessState, StatusPresentation> = {
  REOPENED: show(10, 'Reported as wrong', 'stopped', 'slash'),
  OVERDUE: show(20, 'Confirmation overdue', 'stopped', 'clock'),
  DUE: show(30, 'To be confirmed', 'attention', 'clock'),
  CONFIRMED: show(40, 'Confirmed', 'positive', 'check'),
}
