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

/** An exception for every parameter of named calls that is not proven; the reason names the server tests. */
const calls = (reason: string, numbers: string): Exception => ({
  reason,
  covers: ({ call }) => numbers.split(' ').includes(call),
})

/** What the foreign client does not prove. */
export const exceptions: readonly Exception[] = [
  calls(
    'an account of a provider is made by mail; tested by facility-coordinator and physician-status',
    'C029 C229',
  ),
  calls('marks of a checklist; tested by accreditation-around and physician-status', 'C031 C231'),
  calls('a picture; tested by physician-status', 'C230'),
  calls('clinic hours; tested by clinic-hours', 'C235'),
  calls('rosters; tested by roster', 'C238 C239 C240'),
  calls(
    'duplicates of the register and their merging; tested by duplicate',
    'X360 X361 X362 X363 X364 X365 X366 X367',
  ),
  calls('changes of an information request; tested by information-request', 'X370'),
  calls('a service sheet asked for; tested by request-reads and request-effects', 'C361'),
  calls('passwords come by mail; tested by password', 'C005 C006 C008 C376 C377'),
  calls('second factors and devices; tested by second-factor and step-up', 'X300 X301 X302 X303 X305 X307'),
  calls('changes of access by two persons; tested by second-person', 'X390 X391 X392'),
  calls('whose data a user reached; tested by reach', 'X393 X394'),
  calls('removals by retention period; tested by purge', 'X401'),
  calls('an erasure two people decide on; tested by erase-person', 'X402 X446'),
  calls('passkeys need an authenticator; tested by passkey', 'X397 X398 X399 X400'),
  calls(
    'single sign-on needs an identity provider; tested by single-sign-on',
    'X403 X404 X405 X406 X407 X408 X409',
  ),
  calls('links come by mail; tested by address-confirmation', 'X395 X396'),
  calls('confirmations of sections of a record; tested by confirmation', 'X383 X384'),
  calls('links come by mail; tested by confirmation-link', 'X385 X386 X387'),
  named('the code of a second factor; tested by second-factor and passkey', {
    C001: 'body:code body:passkey',
  }),
  named(
    'the status of a record and the dates of its files; tested by record-check-in and record-compliance',
    {
      C060: 'body:documentTypes body:validityDates body:status',
      C065: 'body:documentTypes body:validityDates body:status',
      C070: 'body:status',
      C075: 'body:status',
      C080: 'body:status',
      C271: 'body:status',
      C274: 'body:code body:status',
      C275: 'body:code body:status',
      C415: 'body:status body:fileNames',
      C416: 'body:status body:fileNames',
      C420: 'body:status',
    },
  ),
  named('the rest of the form as it stands, which is not compared; tested by special-arrangement', {
    C421:
      'body:version body:status body:applicantType body:approvalCode body:recipientName body:serviceCode ' +
      'body:description body:agreedAmount body:remarks',
  }),
  named('no contract of the smallest sample ends within 366 days; tested by report-list', {
    C299: 'body:days',
    C300: 'body:days',
  }),
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
    C344: 'assignee asked',
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
