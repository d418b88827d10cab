import { duplicate } from '@capiz/api/contract/duplicate'
import { facility } from '@capiz/api/contract/facility'
import type { ChecklistRow } from '@capiz/domain/checklist'
import { call } from '../../platform/calls/api.ts'
import type { ProviderKind } from '../../patterns/provider/provider.ts'
import { type Read, readOf } from '../../patterns/provider/read.ts'

const ofCode = (code: string) => ({ healthFacilityCode: code })

/** The calls and labels of facilities as providers. */
export const facilityKind: ProviderKind = {
  name: 'facility',
  applicantType: 'HFC',
  base: '/health-facility',
  many: 'Health facilities',
  documents: 'hf/document',
  contracts: 'hf/contract',
  contractPage: 'HF_CONTRACT',
  remarks: 'hf',
  documentRequest: 'hf-document',
  accountHolder: (name) => `The coordinator of ${name}`,
  calls: {
    banner: (code) => readOf(facility.banner, { params: { code } }),
    // the wire's days are text
    checklist: (code) => readOf(facility.checklist, { query: ofCode(code) }) as Read<readonly ChecklistRow[]>,
    remarks: (code) => readOf(facility.hpasRemarks, { params: { code } }),
    statusOn: (code, day) => readOf(facility.statusOn, { params: { code }, query: { day } }),
    foundDifferent: (code) => readOf(facility.foundDifferent, { params: { code } }),
    saveChecklist: (code, ticks) => call(facility.saveChecklist, { query: ofCode(code), body: [...ticks] }),
    changeStatus: (code, body) => call(facility.changeStatus, { query: ofCode(code), body }),
    statusOutlook: (code, choice) =>
      readOf(facility.statusOutlook, { query: { ...ofCode(code), ...choice } }),
    notDuplicate: (body) => call(facility.notDuplicate, { body }),
    record: (code) => readOf(facility.get, { params: { code } }),
    merges: (code) => readOf(duplicate.merges, { params: { code } }),
    merge: (body, idempotencyKey) => call(facility.merge, { body }, { idempotencyKey }),
    undoMerge: (body) => call(duplicate.undoFacilities, { body }),
    createAccount: (body, idempotencyKey) => call(facility.createAccount, { body }, { idempotencyKey }),
  },
  stale: ['duplicate.*', 'facility.*', 'accreditationHistory.*', 'request.*', 'activityLog.*'],
}
