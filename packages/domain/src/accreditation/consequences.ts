import { plural } from '../text/index.ts'
import type { AccreditationSubject } from './transitions.ts'

/** Counts of the things a change of the status of a provider touches. */
export type StatusFigures = {
  /** physicians who practise at the facility */
  physicians: number
  /** those of them who practise nowhere else */
  onlyHere: number
  /** places where the physician practises */
  places: number
  /** client companies whose members use the facility */
  coveredAccounts: number
  openRequests: number
  /** price sheets of coming days */
  comingSheets: number
  /** changes of status planned for coming days */
  plannedChanges: number
  /** portal accounts of the provider */
  portalAccounts: number
}

/** Returns what a change of status touches, one sentence for each figure that is not zero. */
export function consequenceTexts(subject: AccreditationSubject, figures: StatusFigures): string[] {
  const { physicians, onlyHere, places, coveredAccounts, openRequests, comingSheets, plannedChanges } =
    figures
  const only = onlyHere > 0 ? `, ${onlyHere} of them nowhere else` : ''
  const lines: [number, string][] = [
    [physicians, `${plural(physicians, 'physician practises', 'physicians practise')} here${only}.`],
    [places, `Members see this physician at ${plural(places, 'place', 'places')}.`],
    [
      coveredAccounts,
      `Members of ${plural(coveredAccounts, 'client company', 'client companies')} use this facility.`,
    ],
    [openRequests, `${plural(openRequests, 'request is', 'requests are')} open.`],
    [comingSheets, `${plural(comingSheets, 'price sheet begins', 'price sheets begin')} later.`],
    [plannedChanges, `${plural(plannedChanges, 'change of status is', 'changes of status are')} planned.`],
  ]
  const found = lines.filter(([count]) => count > 0).map(([, text]) => text)
  if (found.length > 0) return found
  const nobody =
    subject === 'facility' ? 'No physician practises here' : 'This physician practises nowhere yet'
  return [`${nobody}, and nothing else is open.`]
}
