import { createFacilityAccount } from '../../facility/account.ts'
import { refuse } from '../../http/refuse.ts'
import type { RequestKind } from './kind.ts'
import { inWords } from './words.ts'

const labels: Readonly<Record<string, string>> = {
  hfName: 'Facility name',
  code: 'Record code',
  tin: 'TIN',
  contactName: 'Contact person',
  emailAddress: 'E-mail of the account',
}

/** A facility asks for its portal account; approving makes the coordinator's account and mails the password. */
export const facilityAccount: RequestKind = {
  show: async (_services, _db, values) =>
    Object.entries(labels)
      .filter(([name]) => name in values)
      .map(([field, label]) => ({ field, label, kind: 'text', value: inWords('text', values[field]) })),
  current: async () => null,
  apply: async (services, tx, request, actor) => {
    if (request.targetCode === null) {
      refuse('NOT_FOUND', {
        message: 'No facility matches this request. Reject it, or make the account from the facility itself.',
      })
    }
    await createFacilityAccount(
      services,
      tx,
      request.targetCode,
      inWords('text', request.payload['emailAddress']) ?? '',
      actor,
    )
  },
}
