import { publicFacility } from '@capiz/api/contract/public-facility'
import { AccountRequest as Wire } from '@capiz/api/schema/facility-form'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { call } from '../../../platform/calls/api.ts'
import { useQueryParams } from '../../../platform/routing/query-params.ts'
import { needed } from '../model/checking.ts'
import { type AccountKind, AccountRequest } from '../pages/AccountRequest.tsx'

const { hfName, tin, emailAddress, contactName } = Wire.entries

const FacilityAccount = v.object({
  hfName: needed('Enter the name of the facility.', hfName),
  code: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^(?:HF\d{7})?$/, 'Enter the code as HF and seven digits, or leave it empty.'),
  ),
  tin: needed('Enter the tax identification number (TIN).', tin),
  contactName: needed('Enter your name.', contactName),
  emailAddress: needed('Enter your e-mail address.', emailAddress),
})

const facilityAccount: AccountKind = {
  title: 'Account of a facility',
  intro: 'For facilities that are on record already. The account belongs to one person, the coordinator.',
  sentMessage:
    'If name and TIN match a facility on record, the accreditation office looks at the request and mails a temporary password to the address you gave.',
  schema: FacilityAccount,
  rows: [
    [{ name: 'hfName', label: 'Name of the facility', isRequired: true }],
    [
      {
        name: 'code',
        label: 'Code of the facility',
        hint: 'HF and seven digits, if you know it.',
        isCode: true,
      },
      { name: 'tin', label: 'TIN', hint: 'As it is on record with us.', isRequired: true, isCode: true },
    ],
    [{ name: 'contactName', label: 'Your name', isRequired: true, autoComplete: 'name' }],
    [
      {
        name: 'emailAddress',
        label: 'Your e-mail address',
        type: 'email',
        isRequired: true,
        autoComplete: 'email',
      },
    ],
  ],
  send(answers, consent, idempotencyKey) {
    const body = { ...v.parse(FacilityAccount, answers), consent }
    return call(publicFacility.requestAccount, { body }, { idempotencyKey })
  },
}

/** Shows the account request of a person of a facility on record. */
export function AccountPage(): ReactElement {
  const query = useQueryParams()
  const values = {
    hfName: query.get('name') ?? '',
    code: query.get('code') ?? '',
    tin: '',
    contactName: '',
    emailAddress: '',
  }
  return <AccountRequest kind={facilityAccount} values={values} />
}
