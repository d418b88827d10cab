import * as v from 'valibot'
import { codeParam, textQuery } from './common.ts'
import { endpoint, group, needs, needsOrOwn } from './define.ts'
import { Day } from '../schema/common.ts'
import { HpasRemark } from '../schema/document.ts'
import { FoundDifferent, StatusChange, StatusOnDay } from '../schema/facility.ts'
import { PhysicianNotDuplicate } from '../schema/physician-upkeep.ts'
import { Physician } from '../schema/physician.ts'

const base = { service: 'accr' } as const
const code = { code: codeParam('physician') }

/** What staff do with the record of a physician besides editing it; facilities have the like among their calls. */
export const physicianUpkeep = group('physicianUpkeep', {
  changeStatus: endpoint({
    ...base,
    call: 'X120',
    method: 'PUT',
    path: '/phy/accreditation-status',
    access: needs('PHY_STATUS'),
    query: textQuery(['physicianCode']),
    body: { as: 'json', schema: StatusChange },
    reply: { as: 'item', schema: Physician },
    summary: 'Change the accreditation status of a physician',
  }),
  notDuplicate: endpoint({
    ...base,
    call: 'X121',
    method: 'POST',
    path: '/phy/not-duplicate',
    access: needs('PHY_EDIT'),
    body: { as: 'json', schema: PhysicianNotDuplicate },
    reply: { as: 'none' },
    summary: 'Remember that two physicians are not the same',
  }),
  foundDifferent: endpoint({
    ...base,
    call: 'X122',
    method: 'GET',
    path: '/phy/not-duplicate/{code}',
    access: needs('PHY_VIEW'),
    params: code,
    reply: { as: 'list', schema: FoundDifferent },
    summary: 'Physicians that were looked at and found to be others, with the reason',
  }),
  statusOn: endpoint({
    ...base,
    call: 'X123',
    method: 'GET',
    path: '/phy/status-on/{code}',
    access: needsOrOwn('PHY_VIEW'),
    params: code,
    query: v.object({ day: Day }),
    reply: { as: 'item', schema: StatusOnDay },
    summary: 'Accreditation status of a physician on any day, with the change before and after it',
  }),
  hpasRemarks: endpoint({
    ...base,
    call: 'X124',
    method: 'GET',
    path: '/phy/hpas-remarks/{code}',
    access: needs('PHY_VIEW'),
    params: code,
    reply: { as: 'list', schema: HpasRemark },
    summary: 'Remarks of the accreditation section on a physician, newest first',
  }),
})
