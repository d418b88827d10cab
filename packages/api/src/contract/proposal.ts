import { codeParam } from './common.ts'
import { group, isRequester, needs, needsOrOwn } from './define.ts'
import { callsOf, itemOf, json, listOf } from './calls.ts'
import {
  CounterOfferAnswer,
  CounterOfferForm,
  LineDecisions,
  ProposedLine,
  ReturnedProposal,
} from '../schema/proposal.ts'
import { UserRequest } from '../schema/request.ts'

const { read, send } = callsOf('accr')
const code = { code: codeParam('request') }

/** Price sheets proposed by providers, decided line by line (our additions). */
export const proposal = group('proposal', {
  lines: read('X055', '/user-request/{code}/lines', needsOrOwn('REQUEST_VIEW'), listOf(ProposedLine), {
    params: code,
  }),
  decide: send('X056', '/user-request/decide-lines', needs('REQUEST_APPROVE'), itemOf(UserRequest), {
    body: json(LineDecisions),
    stepUp: 'policy',
  }),
  counter: send('X330', '/user-request/counter-offer', needs('REQUEST_APPROVE'), itemOf(UserRequest), {
    body: json(CounterOfferForm),
    stepUp: 'policy',
  }),
  answerCounter: send('X331', '/user-request/answer-counter-offer', isRequester, itemOf(UserRequest), {
    body: json(CounterOfferAnswer),
  }),
  returned: read(
    'X057',
    '/user-request/{code}/returned-lines',
    needsOrOwn('REQUEST_VIEW'),
    itemOf(ReturnedProposal),
    { params: code },
  ),
})
