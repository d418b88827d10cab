import type { RequestStatus } from '@capiz/domain/request'
import { dayAt, type SeedInputs } from './context.ts'
import { requesterOf, type Draft } from './draft.ts'
import { placesAt } from './place.ts'
import { seedFacility } from './facility.ts'
import { storyLevel } from './stories/index.ts'
import { fixtureUser } from './user.ts'

/** Statuses of the requests in turn, open ones first: only one may be open for a facility. */
const statuses: readonly RequestStatus[] = ['PENDING', 'REVIEWED', 'REJECTED', 'CANCELLED', 'APPROVED']
const ofEach = 4

const reasons = [
  'The licence was renewed and shown; the suspension can end.',
  'The corrective action was done and seen on site.',
  'The office moved and the new permit is on file.',
  'The contract was signed again for three years.',
] as const

/** Requests of an officer to end a suspension: those decided in favour are of facilities that are accredited. */
export function* statusDrafts(inputs: SeedInputs): Generator<Draft> {
  const { ofStatus } = placesAt(inputs, storyLevel)
  for (const [turn, status] of statuses.entries()) {
    const fitting = ofStatus.get(status === 'APPROVED' ? 'ACCREDITED' : 'SUSPENDED') ?? []
    for (let at = 0; at < ofEach; at++) {
      const place = fitting[(turn * ofEach + at) % fitting.length]
      if (!place) continue
      const { code, form } = seedFacility(inputs, place.index)
      const isOpen = status === 'PENDING' || status === 'REVIEWED'
      const offset = isOpen ? -2 - at : -20 - turn * 10 - at
      yield {
        type: 'status-change',
        status,
        targetCode: code,
        targetName: form.name,
        applicantType: 'HFC',
        docType: null,
        asked: {
          payload: {
            status: 'ACCREDITED',
            effectiveDate: dayAt(inputs, isOpen ? 10 : offset + 5),
            until: null,
            reason: reasons[at % reasons.length] ?? null,
            remarks: null,
            because: 'Reinstating after a suspension takes two persons.',
          },
          before: { status: 'SUSPENDED' },
        },
        requester: requesterOf(fixtureUser(inputs, 'officer2')),
        offset,
      }
    }
  }
}
