import { codeParam } from './common.ts'
import { endpoint, group, needs, needsOrOwn } from './define.ts'
import { LineDecisions, ProposedLine, ReturnedProposal } from '../schema/proposal.ts'
import { UserRequest } from '../schema/request.ts'

const accr = { service: 'accr' } as const
const code = { code: codeParam('request') }

/** Price sheets proposed by providers, decided line by line (our additions; issue of step 3, point 6). */
export const proposal = group('proposal', {
  lines: endpoint({
    ...accr,
    call: 'X055',
    method: 'GET',
    path: '/user-request/{code}/lines',
    access: needsOrOwn('REQUEST_VIEW'),
    params: code,
    reply: { as: 'list', schema: ProposedLine },
    summary: 'Lines a proposed sheet would change, with pesos, percent and what was decided',
  }),
  decide: endpoint({
    ...accr,
    call: 'X056',
    method: 'POST',
    path: '/user-request/decide-lines',
    access: needs('REQUEST_APPROVE'),
    body: { as: 'json', schema: LineDecisions },
    reply: { as: 'item', schema: UserRequest },
    summary: 'Approve a proposed sheet, refusing some of its lines',
  }),
  returned: endpoint({
    ...accr,
    call: 'X057',
    method: 'GET',
    path: '/user-request/{code}/returned-lines',
    access: needsOrOwn('REQUEST_VIEW'),
    params: code,
    reply: { as: 'item', schema: ReturnedProposal },
    summary: 'The refused lines, to be proposed again',
  }),
})
