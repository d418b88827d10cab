import {
  VerificationClaim,
  VerificationCounts,
  VerificationEntry,
  VerificationInput,
  VerificationUpload,
} from '../schema/verification.ts'
import { callsOf, file, itemOf, listOf, pageOf } from './calls.ts'
import { pageQuery, textQuery } from './common.ts'
import { group, needs } from './define.ts'
import { importCalls } from './row-import.ts'

const { read, send } = callsOf('accr')
const see = needs({ facility: 'HF_VIEW', physician: 'PHY_VIEW' })
const edit = needs({ facility: 'HF_EDIT', physician: 'PHY_EDIT' })

const filters = [
  'state',
  'sourceCode',
  'ownerType',
  'ownerCode',
  'owner',
  'docType',
  'accreditationStatusCode',
  'asked',
] as const

/** Verification of claims against their sources (additions of ours). */
export const verification = group('verification', {
  list: read('X346', '/verification', see, pageOf(VerificationClaim), { query: pageQuery(...filters) }),
  perform: send('X347', '/verification', edit, itemOf(VerificationClaim), {
    body: {
      as: 'multipart',
      fields: VerificationInput,
      files: { part: 'evidence', max: 1, required: false },
    },
  }),
  counts: read('X348', '/verification/counts', see, itemOf(VerificationCounts), {
    query: textQuery([], ['ownerType', 'sourceCode']),
  }),
  evidence: read('X349', '/verification/evidence', see, file, { query: textQuery(['ownerCode', 'uuid']) }),
  history: read('X358', '/verification/history', see, listOf(VerificationEntry), {
    query: textQuery(['ownerCode'], ['sourceCode', 'docType']),
  }),
  batch: read('X359', '/verification/batch', see, file, { query: textQuery(['sourceCode']) }),
})

/** Upload workbench of the answers of a source to a batch (our additions). */
export const verificationImport = group(
  'verificationImport',
  importCalls({
    path: '/verification-import',
    access: edit,
    kinds: ['answers'],
    body: { as: 'multipart', fields: VerificationUpload, files: { part: 'file', max: 1, required: true } },
    calls: ['X350', 'X351', 'X352', 'X353', 'X354', 'X355', 'X356', 'X357'],
  }),
)
