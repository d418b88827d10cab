import { physicianFields } from '@capiz/domain/physician'
import { physician } from '../../db/schema/index.ts'
import type { MergeForm, MergeOwner } from '../../engines/provider/merge/owner.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { formOf, type PhysicianForm } from './form.ts'
import { replacePhysician } from './save.ts'
import { lockPhysician, physicianName, type PhysicianRecord } from './scope.ts'
import { physicianView } from './view.ts'
import { updatePhysician } from './write.ts'

/** Physicians as merging needs them. */
export const physicianMerge: MergeOwner<PhysicianRecord> = {
  kind: 'phy',
  entityType: 'physician',
  table: physician,
  documentKinds: ['phy/document', 'phy/contract', 'phy/memo'],
  // the picture is a file of the duplicate
  fields: physicianFields.map(({ name }) => name).filter((name) => name !== 'profilePic'),
  exclusive: [],
  lock: lockPhysician,
  nameOf: physicianName,
  refuseStale: async (tx, record, principal) =>
    refuse('STALE_RECORD', { details: { current: await physicianView(tx, record, principal) } }),
  formOf: (_tx, record): Promise<MergeForm> => Promise.resolve({ ...formOf(record) }),
  replace: (services, tx, record, form, actor) =>
    replacePhysician(services, tx, record, form as PhysicianForm, actor),
  update: updatePhysician,
}
