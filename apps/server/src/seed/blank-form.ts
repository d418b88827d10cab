import type { askedPages } from '@capiz/domain/reference'
import type { attachment } from '../db/schema/index.ts'
import { momentAt, stampsAt, type SeedInputs } from './context.ts'
import { uuidOf } from './random.ts'
import { sampleFiles, type SampleFile } from './samples.ts'

interface BlankForm {
  pageType: (typeof askedPages)[number]
  code: string
  file: SampleFile
  name: string
  /** days after today it was uploaded on, so negative; the last of a type is the one that is offered */
  versions: readonly { offset: number; remarks: string | null }[]
}

const forms: readonly BlankForm[] = [
  {
    pageType: 'HF_CREDENTIAL',
    code: 'RATES',
    file: sampleFiles.blankRates,
    name: 'schedule-of-rates-form.pdf',
    versions: [
      { offset: -400, remarks: null },
      { offset: -40, remarks: 'Asks for the day from which the rates hold.' },
    ],
  },
  {
    pageType: 'HF_CREDENTIAL',
    code: 'ROSTER',
    file: sampleFiles.blankRoster,
    name: 'roster-of-doctors-form.pdf',
    versions: [{ offset: -400, remarks: null }],
  },
  ...(['PHY_CREDENTIAL', 'DENTIST_CREDENTIAL'] as const).map((pageType) => ({
    pageType,
    code: 'APPFORM',
    file: sampleFiles.blankApplication,
    name: 'application-form.pdf',
    versions: [{ offset: -400, remarks: null }],
  })),
]

/** Yields the blank forms of the sample as stored, every size the same; a replaced one stands before its successor. */
export function* blankFormRows(inputs: SeedInputs): Generator<Omit<typeof attachment.$inferInsert, 'id'>> {
  for (const { pageType, code, file, name, versions } of forms) {
    const uuids = versions.map((_, at) => uuidOf(inputs.seedNumber, `blank-form-${pageType}-${code}`, at))
    for (const [at, { offset, remarks }] of versions.entries()) {
      yield {
        uuid: uuids[at] ?? '',
        ownerKind: 'document-type/form',
        ownerCode: code,
        docType: pageType,
        fileName: name,
        contentType: file.contentType,
        size: file.size,
        sha256: file.sha256,
        validityDate: null,
        effectiveDate: null,
        docRemarks: remarks,
        memoType: null,
        dateOfMemo: null,
        dateSent: null,
        dateReceived: null,
        uploadedBy: 'admin',
        uploadedDate: momentAt(inputs, offset),
        supersededBy: uuids[at + 1] ?? null,
        ...stampsAt(inputs, { offset, by: 'admin' }),
      }
    }
  }
}
