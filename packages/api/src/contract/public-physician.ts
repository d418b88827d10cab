import { RegistrationReceipt } from '../schema/facility-form.ts'
import { PhysicianAccountRequest, PhysicianRegistration } from '../schema/physician.ts'
import { callsOf, itemOf, json, nothing } from './calls.ts'
import { group, isPublic } from './define.ts'
import { physicianDirectory } from './directory-physician.ts'

const { send } = callsOf('accr')

const applications = group('publicPhysician', {
  register: send('C227', '/public/phy', isPublic, itemOf(RegistrationReceipt), {
    body: json(PhysicianRegistration),
    skipAuth: true,
  }),
  requestAccount: send('C234', '/public/phy/register', isPublic, nothing, {
    body: json(PhysicianAccountRequest),
    skipAuth: true,
  }),
})

/** Public physician calls (specification 2, 7.3). */
export const publicPhysician = { ...physicianDirectory, ...applications }
