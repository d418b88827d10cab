import type { DateRule, DocumentState, FileKind } from '@capiz/domain/document'
import type { IsoDate } from '@capiz/domain/time'
import type { ElementProps } from '../../../element/element-props.ts'

/** A type of document that can be given. */
export interface DocumentOffer {
  readonly code: string
  readonly label: string
  readonly isRequired?: boolean | undefined
  /** Label of its date (`Valid until`); without one the type has no date. */
  readonly dateLabel?: string | undefined
  /** Meaning of its date; without it the label decides. */
  readonly dateRule?: DateRule | undefined
  readonly accepted?: readonly FileKind[] | undefined
  readonly maxBytes?: number | undefined
  /** Files of this type at most; 1 unless given. */
  readonly maxCount?: number | undefined
  /** Shows what is on file without taking another file for it. */
  readonly isClosed?: boolean | undefined
}

/** A document that is already on file. */
export interface ExistingDocument {
  readonly uuid: string
  readonly typeCode: string
  readonly fileName: string
  readonly size?: number | undefined
  /** The last day it is valid on, whatever day was entered for it. */
  readonly validityDate: IsoDate | null
  /** The day it was issued on. */
  readonly issuedDate?: IsoDate | null | undefined
  /** Whether somebody verified it; undefined where that is not known. */
  readonly isVerified?: boolean | undefined
  /** First day of its validity; with it the uploader offers the same length again for the next one. */
  readonly validFrom?: IsoDate | undefined
  readonly state: DocumentState
  readonly sha256?: string | undefined
  readonly downloadHref?: string | undefined
  /** Lines under the file name: its own words, then remarks of reviewers. */
  readonly notes?: readonly string[] | undefined
}

/** The stage of a newly chosen file. */
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
  /** Kind of the file, detected from its content. */
  readonly kind: FileKind
  readonly sha256: string
  /** The same picture in its other size, where the person may choose between the two. */
  readonly other?: FileForm | undefined
  /** The day entered for it: the last day, or the day of issue where its type asks for that. */
  readonly validityDate: IsoDate | null
  /** Remarks of the person, where they are allowed. */
  readonly remarks?: string | undefined
  readonly stage: UploadStage
  /** 0 to 100 while uploading. */
  readonly progress: number
  /** Why it failed, in a sentence. */
  readonly reason?: string | undefined
  /** Whether it failed because of its date, which is then marked. */
  readonly isDateRefused?: boolean | undefined
}

/** A file that was not taken, with the sentence that says why. */
export interface Refusal {
  readonly name: string
  readonly message: string
  /** Files it stands for; 1 unless given. */
  readonly count?: number | undefined
}

/** Sends one file; rejects with an Error whose message can be shown, at the date of the document when `isAboutDate` is true. */
export type UploadFunction = (
  row: UploadRow,
  control: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
) => Promise<void>

/** Blank forms of document types, which are filled in and sent back. */
export interface BlankForms {
  /** Codes of the types that have one. */
  readonly codes: readonly string[]
  /** Saves the form of a type. */
  readonly onDownload: (typeCode: string) => void
}

export interface DocumentUploaderProps extends ElementProps {
  /** Group of the documents: `Credentials`. */
  label: string
  /** Types of document that can be given, in the order of the list. */
  offers: readonly DocumentOffer[]
  /** Documents already on file. */
  existing?: readonly ExistingDocument[] | undefined
  /** Today in Manila: a validity before it is warned of. */
  today: IsoDate
  /** As a form field: told every change of the new files; turn them into the wire's lists with `uploadLists`. */
  onRowsChange?: ((rows: readonly UploadRow[]) => void) | undefined
  /** As immediate upload: sends one file; the person starts it with one button. */
  upload?: UploadFunction | undefined
  /** Shows a document; without it there is no Preview. */
  onPreview?: ((document: ExistingDocument | File) => void) | undefined
  /** Takes a document off the record; without it those on file stay. */
  onRemoveExisting?: ((document: ExistingDocument) => void) | undefined
  /** Blank forms, offered at the place of their type. */
  blankForms?: BlankForms | undefined
  /** Stands in a card without padding: its rows reach the edge, and it has no frame of its own. */
  isInCard?: boolean | undefined
  /** Documents and their states, nothing to change them. */
  isReadOnly?: boolean | undefined
  /** Each new document may carry a remark. */
  hasRemarks?: boolean | undefined
  /** Errors of the form by row id, shown at the row. */
  errors?: Readonly<Record<string, string>> | undefined
}
