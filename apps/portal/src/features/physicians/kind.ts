import { duplicate } from '@capiz/api/contract/duplicate'
import { physician } from '@capiz/api/contract/physician'
import { physicianUpkeep } from '@capiz/api/contract/physician-upkeep'
import type { ChecklistRow } from '@capiz/domain/checklist'
import { call } from '../../platform/calls/api.ts'
import type { ProviderKind } from '../../patterns/provider/provider.ts'
import { type Read, readOf } from '../../patterns/provider/read.ts'

const ofCode = (code: string) => ({ physicianCode: code })

/** The calls and labels of physicians as providers. */
export const physicianKind: ProviderKind = {
  name: 'physician',
  applicantType: 'PHY',
  base: '/doctor',
  many: 'Physicians',
  documents: 'phy/document',
  contracts: 'phy/contract',
  contractPage: 'PHY_CONTRACT',
  remarks: 'phy',
  documentRequest: 'phy-document',
  accountHolder: (name) => name,
  calls: {
    banner: (code) => readOf(physician.banner, { params: { code } }),
    // the wire's days are text
    checklist: (code) =>
      readOf(physician.checklist, { query: ofCode(code) }) as Read<readonly ChecklistRow[]>,
    remarks: (code) => readOf(physicianUpkeep.hpasRemarks, { params: { code } }),
    statusOn: (code, day) => readOf(physicianUpkeep.statusOn, { params: { code }, query: { day } }),
    foundDifferent: (code) => readOf(physicianUpkeep.foundDifferent, { params: { code } }),
    saveChecklist: (code, ticks) => call(physician.saveChecklist, { query: ofCode(code), body: [...ticks] }),
    changeStatus: (code, body) => call(physicianUpkeep.changeStatus, { query: ofCode(code), body }),
    statusOutlook: (code, choice) =>
      readOf(physicianUpkeep.statusOutlook, { query: { ...ofCode(code), ...choice } }),
    notDuplicate: (body) => call(physicianUpkeep.notDuplicate, { body }),
    record: (code) => readOf(physician.get, { params: { code } }),
    merges: (code) => readOf(duplicate.merges, { params: { code } }),
    merge: (body, idempotencyKey) => call(duplicate.mergePhysicians, { body }, { idempotencyKey }),
    undoMerge: (body) => call(duplicate.undoPhysicians, { body }),
    createAccount: (body, idempotencyKey) => call(physician.createAccount, { body }, { idempotencyKey }),
  },
  stale: [
    'duplicate.*',
    'physician.*',
    'physicianUpkeep.*',
    'accreditationHistory.*',
    'request.*',
    'activityLog.*',
  ],
}
