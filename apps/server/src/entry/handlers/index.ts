import type { Handlers } from '../../platform/http/types.ts'
import { adminHandlers } from './admin.ts'
import { affiliationHandlers } from './affiliation.ts'
import { informationRequestHandlers } from './information-request.ts'
import { authHandlers } from './auth.ts'
import { blankFormHandlers } from './blank-form.ts'
import { factorHandlers } from './factor.ts'
import { logHandlers } from './log.ts'
import { physicianUpkeepHandlers } from './physician-upkeep.ts'
import { physicianHandlers } from './physician.ts'
import { disaccreditationHandlers, requestHandlers } from './request.ts'
import { requestQueueHandlers } from './request-queue.ts'
import { roleHandlers } from './role.ts'
import { userHandlers } from './user.ts'
import { priceHandlers } from './price.ts'
import { priceDayHandlers } from './price-day.ts'
import { pricePreviewHandlers } from './price-preview.ts'
import { privacyHandlers } from './privacy.ts'
import { proposalHandlers } from './proposal.ts'
import { referenceHandlers } from './reference.ts'
import { confirmationHandlers } from './confirmation.ts'
import { coveredAccountHandlers } from './covered-account.ts'
import { dashboardHandlers } from './dashboard.ts'
import { documentHandlers } from './document.ts'
import { memoHandlers } from './memo.ts'
import { duplicateHandlers } from './duplicate.ts'
import { expiryHandlers } from './expiry.ts'
import { facilityHandlers } from './facility.ts'
import { historyHandlers } from './history.ts'
import { listExportHandlers } from './list-export.ts'
import { publicFacilityHandlers } from './public-facility.ts'
import { publicPhysicianHandlers } from './public-physician.ts'
import { recordHandlers } from './record.ts'
import { reportHandlers } from './report.ts'
import { singleSignOnHandlers } from './single-sign-on.ts'
import { verificationHandlers } from './verification.ts'
import { workHandlers } from './work.ts'

/** The handlers of the areas; each adds its own map here. */
const served: Handlers = {
  ...adminHandlers,
  ...authHandlers,
  ...factorHandlers,
  ...singleSignOnHandlers,
  ...logHandlers,
  ...physicianHandlers,
  ...physicianUpkeepHandlers,
  ...affiliationHandlers,
  ...requestHandlers,
  ...requestQueueHandlers,
  ...informationRequestHandlers,
  ...disaccreditationHandlers,
  ...roleHandlers,
  ...userHandlers,
  ...priceHandlers,
  ...priceDayHandlers,
  ...pricePreviewHandlers,
  ...privacyHandlers,
  ...proposalHandlers,
  ...referenceHandlers,
  ...coveredAccountHandlers,
  ...dashboardHandlers,
  ...documentHandlers,
  ...blankFormHandlers,
  ...memoHandlers,
  ...duplicateHandlers,
  ...expiryHandlers,
  ...facilityHandlers,
  ...historyHandlers,
  ...publicFacilityHandlers,
  ...publicPhysicianHandlers,
  ...reportHandlers,
  ...recordHandlers,
  ...verificationHandlers,
  ...confirmationHandlers,
  ...workHandlers,
}

/** Every handler of the server. */
export const allHandlers: Handlers = { ...served, ...listExportHandlers(served) }
