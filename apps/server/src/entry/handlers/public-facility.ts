import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { affiliatedFacilities, publicDirectory, publicFacility, searchPublic } from '../public/directory.ts'
import { receiveOrHold } from '../public/address-confirmation.ts'
import { storeTemporaryFile } from '../public/temporary-files.ts'
import { registerFacility, requestAccount } from '../public/register.ts'

/** Facility calls that need no login (specification 1, section 7). */
export const publicFacilityHandlers = handlers({
  'publicFacility.get': async ({ services, params }) => publicFacility(services, params.code),
  'publicFacility.search': async ({ services, query }) => searchPublic(services, query),
  'publicFacility.accredited': async ({ services, query }) => publicDirectory(services, query),
  'publicFacility.affiliated': async ({ services, query }) => affiliatedFacilities(services, query),
  'publicFacility.register': async ({ services, body, meta }) =>
    created(
      await receiveOrHold(services, { kind: 'FACILITY', body }, meta, () =>
        registerFacility(services, body, meta),
      ),
    ),
  'publicFacility.requestAccount': async ({ services, body, meta }) => requestAccount(services, body, meta),
  'publicFacility.holdFile': async ({ services, files }) => {
    const [file] = files
    if (!file) return refuse('BAD_REQUEST')
    return created(await storeTemporaryFile(services, file))
  },
})
