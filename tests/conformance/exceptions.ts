import type { SpecifiedCall } from './table.ts'

/** Parameters that are not proven, with the reason; each entry is a debt, not a licence. */
export interface Exception {
  reason: string
  covers: (call: SpecifiedCall, name: string) => boolean
}

/** An exception for named parameters of named calls. */
const named = (reason: string, parameters: Readonly<Record<string, string>>): Exception => ({
  reason,
  covers: ({ call }, name) => (parameters[call] ?? '').split(' ').includes(name),
})

/** What the foreign client does not prove. */
export const exceptions: readonly Exception[] = [
  {
    reason: 'a call that writes: its parameters are tested by the server, not yet by the foreign client',
    covers: ({ method }) => method !== 'GET',
  },
  named('no row of the smallest sample has a value to find by', {
    C068: 'sourceInternalOthers',
    C078: 'subRequesterType patient physicianNameCode healthFacility',
    C126: 'group',
    C131: 'group',
    C141: 'group',
    C146: 'group',
    C151: 'group',
    C161: 'group',
    C166: 'group',
    C171: 'componentId',
    C176: 'group',
    C181: 'group',
    C202: 'subSpecializationCode',
    C203: 'subSpecializationCode',
    C204: 'subSpecializationCode',
    C213: 'subSpecializationCode',
    C344: 'assignee asked',
    C354: 'docType',
    C358: 'code uuid path:type',
    C359: 'code uuid path:type',
    C362: 'targetCode status type',
    C363: 'path:code',
    C365: 'code uuid',
    C385: 'roomCategoryCode',
    C387: 'roomCategoryCode filterFutureDates',
    C391: 'roomCategoryCode',
    C392: 'roomCategoryCode',
  }),
  named('what a template is filled with is tested by price-template.test.ts of the server', {
    C051: 'societyName serviceType',
    C057: 'societyName serviceType',
    C383: 'healthFacilityCode',
    C390: 'type healthFacilityCode serviceType costCenter roomCategoryCode',
    C397: 'healthFacilityCode',
    C343: 'path:entity',
  }),
  named('what a row of users shows is the role by its name and id, not by its code', { C372: 'roleCode' }),
  named('what a row shows of a coordinator account is tested by facility-coordinator.test.ts of the server', {
    C223: 'path:id',
  }),
  named('it depends on who asks; tested by request-queue.test.ts of the server', { C344: 'waits' }),
  named('requests do not show when they were changed', { C344: 'updatedFrom updatedTo' }),
]
