import { FacilityLookup } from '../schema/facility.ts'
import { AccountRequest, FacilityRegistration, RegistrationReceipt } from '../schema/facility-form.ts'
import { HeldFile } from '../schema/document.ts'
import { callsOf, itemOf, json, listOf, nothing, pageOf } from './calls.ts'
import { pageQuery, textQuery } from './common.ts'
import { group, isPublic } from './define.ts'
import { directory } from './directory.ts'

const { read, send } = callsOf('accr')

const applications = group('publicFacility', {
  search: read('C021', '/public/hf-list', isPublic, pageOf(FacilityLookup), {
    query: pageQuery('name', 'term', 'accreditationStatusCode'),
    skipAuth: true,
    replica: true,
  }),
  affiliated: read('C023', '/public/affiliated-hf-list', isPublic, listOf(FacilityLookup), {
    query: textQuery(['phyCode'], ['term', 'accreditationStatusCode']),
    skipAuth: true,
    replica: true,
  }),
  register: send('C025', '/public/hf', isPublic, itemOf(RegistrationReceipt), {
    body: json(FacilityRegistration),
    skipAuth: true,
  }),
  requestAccount: send('C026', '/public/hf/register', isPublic, nothing, {
    body: json(AccountRequest),
    skipAuth: true,
  }),
  holdFile: send('X001', '/public/held-file', isPublic, itemOf(HeldFile), {
    body: { as: 'multipart', files: { part: 'file', max: 1, required: true } },
    skipAuth: true,
  }),
})

/** Public facility calls (specification 1, section 7). */
export const publicFacility = { ...directory, ...applications }
