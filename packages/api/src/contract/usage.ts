import { UsageUpload } from '../schema/usage.ts'
import { group, needs } from './define.ts'
import { importCalls } from './row-import.ts'

/** Upload workbench of the monthly counts of use, by which a change of prices is weighed (our additions). */
export const usageImport = group(
  'usageImport',
  importCalls({
    path: '/usage-import',
    access: needs('RATE_EDIT'),
    kinds: ['monthly'],
    body: { as: 'multipart', fields: UsageUpload, files: { part: 'file', max: 1, required: true } },
    calls: ['X332', 'X333', 'X334', 'X335', 'X336', 'X337', 'X338', 'X339'],
  }),
)
