import type { AccreditationStatusCode } from '@capiz/domain/accreditation'

type Reasons = Partial<Record<AccreditationStatusCode, readonly string[]>>

/** Why a provider came to a status, by the kind of provider; statuses that need no reason have none. */
export const statusReasons: Readonly<Record<'HFC' | 'PHY', Reasons>> = {
  HFC: {
    SUSPENDED: [
      'The licence to operate expired and no renewal was sent.',
      'Members were asked to pay above the agreed rates; the complaints are being looked into.',
      'The building is under repair; no members are received until it reopens.',
    ],
    WITHDRAWN: [
      'The facility gave notice and serves no more members.',
      'The new rates were not agreed and the facility left.',
    ],
    DISACCREDITED: [
      'Violation: balance billing after two written warnings.',
      'Contract not renewed: three letters stayed unanswered.',
      'Expired credentials: the licence was not renewed within ninety days.',
    ],
    DISAPPROVED: [
      'The documents were incomplete after two reminders.',
      'The network has enough providers of this kind in the city.',
    ],
    CLOSED: ['The facility closed for good.', 'The facility was sold and its services ended.'],
    FOR_PAYMENT_ONLY: ['Only the bills still open are paid; no new members are sent.'],
  },
  PHY: {
    SUSPENDED: [
      'The licence expired; the renewed card has not been sent.',
      'A complaint about professional fees is being looked into.',
      'On leave abroad; the clinics are closed until the return.',
    ],
    WITHDRAWN: ['Left by own wish, to work in a government hospital.', 'Moved abroad.'],
    DISACCREDITED: [
      'Violation: fees above the agreed rates in four cases.',
      'Expired credentials: no licence on file for a year.',
      'Contract not renewed: no answer to three letters.',
    ],
    DISAPPROVED: ['The board certificate could not be confirmed by the society.', 'The documents were incomplete.'],
    CLOSED: ['Retired from practice.', 'The family informed the office of the death.'],
    FOR_PAYMENT_ONLY: ['Only the bills still open are paid; no new members are sent.'],
  },
}
