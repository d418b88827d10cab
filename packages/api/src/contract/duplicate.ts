import * as v from 'valibot'
import { codeParam, pageQuery } from './common.ts'
import { group, needs, needsLogin } from './define.ts'
import { callsOf, itemOf, json, listOf, pageOf } from './calls.ts'
import {
  DuplicateCandidate,
  DuplicateComparison,
  DuplicatePair,
  MergeRow,
  MergeUndo,
  MergeUndone,
  PhysicianMerge,
} from '../schema/duplicate.ts'
import { FacilityCandidate, MergeOutcome } from '../schema/facility.ts'
import { Physician, PhysicianCandidate } from '../schema/physician.ts'

const { read, send } = callsOf('accr')
const edit = needs({ facility: 'HF_EDIT', physician: 'PHY_EDIT' })
const PhysicianMergeOutcome = v.object({ ...MergeOutcome.entries, record: Physician })

/** Records that are one provider, found as a person would find them, merged and taken apart again (ADR 33). */
export const duplicate = group('duplicate', {
  matchFacilities: send('X360', '/hf/possible-matches', needsLogin, listOf(DuplicateCandidate), {
    body: json(FacilityCandidate),
  }),
  matchPhysicians: send('X361', '/phy/possible-matches', needsLogin, listOf(DuplicateCandidate), {
    body: json(PhysicianCandidate),
  }),
  pairs: read('X362', '/duplicate-pairs', edit, pageOf(DuplicatePair), {
    query: pageQuery('kind', 'tier', 'code'),
  }),
  compare: send('X363', '/duplicate-pairs/compare', edit, itemOf(DuplicateComparison)),
  mergePhysicians: send('X364', '/phy/merge', needs('PHY_STATUS'), itemOf(PhysicianMergeOutcome), {
    body: json(PhysicianMerge),
    stepUp: 'policy',
  }),
  merges: read(
    'X365',
    '/merge/{code}',
    needs({ facility: 'HF_VIEW', physician: 'PHY_VIEW' }),
    listOf(MergeRow),
    {
      params: { code: codeParam('facility', 'physician') },
    },
  ),
  undoFacilities: send('X366', '/hf/merge/undo', needs('HF_STATUS'), itemOf(MergeUndone), {
    body: json(MergeUndo),
    stepUp: 'policy',
  }),
  undoPhysicians: send('X367', '/phy/merge/undo', needs('PHY_STATUS'), itemOf(MergeUndone), {
    body: json(MergeUndo),
    stepUp: 'policy',
  }),
})
