import { actorOf } from '../../platform/access/actor.ts'
import { handlers } from '../../platform/http/handlers.ts'
import { decide } from '../../engines/request/act.ts'
import { answerCounterOffer, makeCounterOffer } from '../../areas/price/counter-offer.ts'
import { proposalLines, returnedLines, sheetKindOf } from '../../areas/price/request-proposal.ts'
import { noteLook, requestFor } from '../../engines/request/record.ts'
import { viewOf } from '../../engines/request/view.ts'

/** Proposed price sheets, decided line by line (our additions). */
export const proposalHandlers = handlers({
  'proposal.lines': async ({ services, params, principal }) => {
    const request = await requestFor(services.db, params.code, principal)
    await noteLook(services.db, request, principal, services.clock.now())
    return proposalLines(services, request, principal)
  },
  'proposal.decide': async ({ services, body, principal, meta, today }) => {
    const { code, ...input } = body
    const request = await requestFor(services.db, code, principal)
    sheetKindOf(request)
    const decided = await decide(services, 'approve', request, principal, actorOf(principal, meta), input)
    return viewOf(services, decided, principal, today)
  },
  'proposal.counter': async ({ services, body, principal, meta, today }) => {
    const request = await requestFor(services.db, body.code, principal)
    await makeCounterOffer(services, request, { principal, actor: actorOf(principal, meta) }, body)
    return viewOf(services, await requestFor(services.db, body.code, principal), principal, today)
  },
  'proposal.answerCounter': async ({ services, body, principal, meta, today }) => {
    const request = await requestFor(services.db, body.code, principal)
    await answerCounterOffer(services, request, { principal, actor: actorOf(principal, meta) }, body)
    return viewOf(services, await requestFor(services.db, body.code, principal), principal, today)
  },
  'proposal.returned': async ({ services, params, principal }) =>
    returnedLines(services, await requestFor(services.db, params.code, principal)),
})
