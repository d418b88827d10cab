import { publicPhysician } from '@capiz/api/contract/public-physician'
import { PhysicianAccountRequest as Wire } from '@capiz/api/schema/physician'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { call } from '../../../platform/calls/api.ts'
import { useQueryParams } from '../../../platform/routing/query-params.ts'
import { needed } from '../model/checking.ts'
import { type AccountKind, AccountRequest } from '../pages/AccountRequest.tsx'

const { lastName, firstName, prcNumber, emailAddress } = Wire.entries

const PhysicianAccount = v.object({
  lastName: needed('Enter your last name.', lastName),
  firstName: needed('Enter your first name.', firstName),
  prcNumber: needed('Enter your PRC licence number.', prcNumber),
  code: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^(?:PHY\d{7})?$/, 'Enter the code as PHY and seven digits, or leave it empty.'),
  ),
  emailAddress: needed('Enter your e-mail address.', emailAddress),
})

const physicianAccount: AccountKind = {
  title: 'Account of a physician or dentist',
  intro: 'For physicians and dentists who are on record already. The account is for you alone.',
  sentMessage:
    'If name and PRC licence number match somebody on record, the accreditation office looks at the request and mails a temporary password to the address you gave.',
  schema: PhysicianAccount,
  rows: [
    [
      { name: 'lastName', label: 'Last name', isRequired: true, autoComplete: 'family-name' },
      { name: 'firstName', label: 'First name', isRequired: true, autoComplete: 'given-name' },
    ],
    [
      { name: 'prcNumber', label: 'PRC licence number', isRequired: true, isCode: true },
      { name: 'code', label: 'Your code', hint: 'PHY and seven digits, if you know it.', isCode: true },
    ],
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
    const body = { ...v.parse(PhysicianAccount, answers), consent }
    return call(publicPhysician.requestAccount, { body }, { idempotencyKey })
  },
}

/** A physician or dentist on record asks for the own account. */
export function AccountPage(): ReactElement {
  const values = {
    lastName: '',
    firstName: '',
    prcNumber: '',
    code: useQueryParams().get('code') ?? '',
    emailAddress: '',
  }
  return <AccountRequest kind={physicianAccount} values={values} />
}
