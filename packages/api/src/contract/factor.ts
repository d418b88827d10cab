import { callsOf, itemOf, json, listOf, nothing } from './calls.ts'
import { codeParam, idParam } from './common.ts'
import { evenWithoutFactor, group, needs, needsLogin } from './define.ts'
import { FactorRename, PasskeyConfirm, PasskeyCreation, PasskeyRequest } from '../schema/passkey.ts'
import {
  OwnDevice,
  RecoveryCodes,
  SecondFactors,
  StepUpInput,
  TotpConfirm,
  TotpStart,
} from '../schema/factor.ts'

const { read, remove, send } = callsOf('auth')

const own = evenWithoutFactor(needsLogin)

/** Second factors and the fresh sign-in before weighty calls (additions of ours). */
export const factor = group('factor', {
  list: read('X300', '/my-factors', own, itemOf(SecondFactors)),
  startTotp: send('X301', '/my-factors/totp', own, itemOf(TotpStart), { stepUp: 'always' }),
  confirmTotp: send('X302', '/my-factors/totp/confirm', own, itemOf(RecoveryCodes), {
    body: json(TotpConfirm),
    stepUp: 'always',
  }),
  renewRecoveryCodes: send('X303', '/my-factors/recovery-codes', own, itemOf(RecoveryCodes), {
    stepUp: 'always',
  }),
  startPasskey: send('X397', '/my-factors/passkey', own, itemOf(PasskeyCreation), { stepUp: 'always' }),
  confirmPasskey: send('X398', '/my-factors/passkey/confirm', own, itemOf(RecoveryCodes), {
    body: json(PasskeyConfirm),
    stepUp: 'always',
  }),
  rename: send('X399', '/my-factors/rename', own, nothing, { body: json(FactorRename), stepUp: 'always' }),
  challenge: send('X400', '/step-up/passkey', own, itemOf(PasskeyRequest)),
  remove: remove('X304', '/my-factors/{id}', own, nothing, { params: { id: idParam }, stepUp: 'always' }),
  confirm: send('X305', '/step-up', own, nothing, { body: json(StepUpInput) }),
  reset: send('X306', '/user/{code}/reset-factors', needs('USER_EDIT'), nothing, {
    params: { code: codeParam('user') },
    stepUp: 'policy',
  }),
})

/** The devices of the current user (additions of ours). */
export const ownSession = group('ownSession', {
  list: read('X307', '/my-devices', own, listOf(OwnDevice)),
  end: send('X308', '/my-devices/{id}/end', own, nothing, { params: { id: idParam } }),
})
