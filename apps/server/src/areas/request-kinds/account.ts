import { createFacilityAccount } from '../facility/account.ts'
import { isOnRecord } from '../user/addresses.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { createPhysicianAccount } from '../physician/account.ts'
import type { RequestKind } from '../../engines/request/kind.ts'
import { shownText } from '../../engines/request/format-value.ts'

/** A provider asks for a portal account; approving makes it and mails the password. */
function accountRequest(
  provider: string,
  labels: Readonly<Record<string, string>>,
  create: typeof createFacilityAccount,
): RequestKind {
  return {
    show: async (_services, _db, values) =>
      Object.entries(labels)
        .filter(([name]) => name in values)
        .map(([field, label]) => shownText(field, label, values[field])),
    // the addresses known when it was asked, so that another one is seen at once
    current: async (_services, _db, { before }) => before,
    apply: async (services, tx, request, actor) => {
      if (request.targetCode === null) {
        refuse('NOT_FOUND', {
          message: `No ${provider} matches this request. Reject it, or make the account from the ${provider} itself.`,
        })
      }
      const emailAddress = shownText('emailAddress', 'E-mail', request.payload['emailAddress']).value ?? ''
      if (!(await isOnRecord(tx, request.targetCode, emailAddress))) {
        refuseField(
          'emailAddress',
          `${emailAddress} is not an address of this ${provider} on record, and the password is mailed to it. Make sure who asks; if it is the ${provider}, have the address added to the record first.`,
        )
      }
      await create(services, tx, request.targetCode, emailAddress, actor)
    },
  }
}

/** The coordinator's account of a facility. */
export const facilityAccount = accountRequest(
  'facility',
  {
    hfName: 'Facility name',
    code: 'Record code',
    tin: 'TIN',
    contactName: 'Contact person',
    emailAddress: 'E-mail of the account',
  },
  createFacilityAccount,
)

/** The account of a physician. */
export const physicianAccount = accountRequest(
  'physician',
  {
    lastName: 'Last name',
    firstName: 'First name',
    code: 'Record code',
    prcNumber: 'PRC licence number',
    emailAddress: 'E-mail of the account',
  },
  createPhysicianAccount,
)
