import type { DocumentState, FileKind } from '@capiz/domain/document'
import type { IsoDate } from '@capiz/domain/time'

/** A type of document that can be given. */
export interface DocumentOffer {
  readonly code: string
  readonly label: string
  readonly isRequired?: boolean
  /** Label of its date (`Valid until`); without one the type has no date. */
  readonly dateLabel?: string
  readonly accepted?: readonly FileKind[]
  readonly maxBytes?: number
  /** Files of this type at most; 1 unless given. */
  readonly maxCount?: number
}

/** A document that is already on file. */
export interface ExistingDocument {
  readonly uuid: string
  readonly typeCode: string
  readonly fileName: string
  readonly size?: number
  readonly validityDate: IsoDate | null
  /** First day of its validity; with it the uploader offers the same length again for the next one. */
  readonly validFrom?: IsoDate
  readonly state: DocumentState
  readonly sha256?: string
  readonly downloadHref?: string
}

/** Where a newly chosen file stands. */
export type UploadStage = 'ready' | 'queued' | 'offline' | 'uploading' | 'done' | 'failed'

/** A file with its fingerprint: the original of a picture, or the smaller one made from it. */
export interface FileForm {
  readonly file: File
  readonly sha256: string
  readonly isOriginal: boolean
}

/** A newly chosen file that passed the checks. */
export interface UploadRow {
  readonly id: string
  /** Empty while the person has not said what the file is. */
  readonly typeCode: string
  readonly file: File
  /** What the file is, told by its content. */
  readonly kind: FileKind
  readonly sha256: string
  /** The same picture in its other size, where the person may choose between the two. */
  readonly other?: FileForm
  readonly validityDate: IsoDate | null
  /** What the person adds to the document, where remarks are allowed. */
  readonly remarks?: string
  readonly stage: UploadStage
  /** 0 to 100 while uploading. */
  readonly progress: number
  /** Why it failed, in a sentence. */
  readonly reason?: string
}

/** A file that was not taken, with the sentence that says why. */
export interface Refusal {
  readonly name: string
  readonly message: string
  /** Files it stands for; 1 unless given. */
  readonly count?: number
}

/** Sends one file; rejects with an Error whose message can be shown. */
export type UploadFunction = (
  row: UploadRow,
  control: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
) => Promise<void>
