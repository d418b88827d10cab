import * as v from 'valibot'
import { codeParam, textQuery } from './common.ts'
import { group, needs, needsOrOwn } from './define.ts'
import { callsOf, itemOf, json, listOf, nothing } from './calls.ts'
import { Day } from '../schema/common.ts'
import { HpasRemark } from '../schema/document.ts'
import { FoundDifferent, StatusChange, StatusOnDay } from '../schema/facility.ts'
import { PhysicianNotDuplicate } from '../schema/physician-upkeep.ts'
import { Physician } from '../schema/physician.ts'
import { statusOutcome, StatusOutlook } from '../schema/status.ts'

const { put, read, send } = callsOf('accr')
const code = { code: codeParam('physician') }

/** The calls of staff on the record of a physician besides editing it; facilities have the like among their calls. */
export const physicianUpkeep = group('physicianUpkeep', {
  changeStatus: put(
    'X120',
    '/phy/accreditation-status',
    needs('PHY_STATUS'),
    itemOf(statusOutcome(Physician)),
    {
      query: textQuery(['physicianCode']),
      body: json(StatusChange),
      stepUp: 'policy',
    },
  ),
  statusOutlook: read('X378', '/phy/status-outlook', needs('PHY_STATUS'), itemOf(StatusOutlook), {
    query: v.object({ ...textQuery(['physicianCode', 'status']).entries, effectiveDate: Day }),
  }),
  notDuplicate: send('X121', '/phy/not-duplicate', needs('PHY_EDIT'), nothing, {
    body: json(PhysicianNotDuplicate),
  }),
  foundDifferent: read('X122', '/phy/not-duplicate/{code}', needs('PHY_VIEW'), listOf(FoundDifferent), {
    params: code,
  }),
  statusOn: read('X123', '/phy/status-on/{code}', needsOrOwn('PHY_VIEW'), itemOf(StatusOnDay), {
    params: code,
    query: v.object({ day: Day }),
  }),
  hpasRemarks: read('X124', '/phy/hpas-remarks/{code}', needs('PHY_VIEW'), listOf(HpasRemark), {
    params: code,
  }),
})
