import type { OutputOf } from '@capiz/api/contract/define'
import type { publicFacility } from '@capiz/api/contract/public-facility'
import type { IsoDate } from '@capiz/domain/time'
import type { ReactNode } from 'react'
import type { Problems } from '../../../platform/forms/form-problems.ts'
import type { UploadedDocument } from './uploaded.ts'

/** The answers of an applicant, by step, with the index of the furthest step that was opened. */
export interface AnyAnswers {
  reached: number
  papers: { documents: UploadedDocument[] }
}

/** Steps with questions. */
export type FormStep<A> = Exclude<keyof A, 'reached'> & string
/** Every step of an application. */
export type StepId<A> = 'who' | FormStep<A> | 'check' | 'consent'

/** A step on a page of its own. */
export interface Step<A> {
  id: StepId<A>
  label: string
  path: string
}

/** The privacy text a visitor agreed to. */
export interface ConsentText {
  code: string
  version: number
}

/** The application that is being filled in: answers, what the server refused, and the draft on the device. */
export interface Application<A extends AnyAnswers> {
  kind: ApplicationKind<A>
  answers: A
  /** Takes over answers of one step, so that they outlive its page. */
  change: <S extends FormStep<A>>(step: S, part: Partial<A[S]>) => void
  /** Remembers how far the applicant has come. */
  reach: (index: number) => void
  /** what the server found wrong, by step, until the step is sent again */
  refused: Partial<Record<FormStep<A>, Problems>>
  setRefused: (refused: Partial<Record<FormStep<A>, Problems>>) => void
  /** moment of the draft these answers came from, ms; undefined for a fresh application */
  restoredAt: number | undefined
  /** Throws everything away, on the page and on the device. */
  clear: () => void
}

/** The props of the pages of the steps. */
export interface StepProps<A extends AnyAnswers> {
  application: Application<A>
}

/** A page of a step; only the documents' page stays alive while it is not shown. */
export type StepPage<A extends AnyAnswers> = (props: StepProps<A> & { isShown?: boolean }) => ReactNode

/** One answer as it is read back. */
export interface AnswerLine {
  label: string
  value: string | null
}

/** All answers as they are read back. */
export interface Summary<A> {
  sections: readonly { step: FormStep<A>; lines: readonly AnswerLine[] }[]
  /** required documents that are not there yet */
  missing: readonly string[]
}

/** The definition of a kind of application, apart from its pages. */
export interface ApplicationModel<A extends AnyAnswers> {
  steps: readonly Step<A>[]
  noAnswers: A
  /** Answers out of a draft of this device; undefined when they have another shape. */
  read: (values: unknown, now: number) => A | undefined
  /** Returns the errors in the answers of a step, by field name; none means that the step is complete. */
  problemsOf: (step: FormStep<A>, answers: A, today: IsoDate) => Problems
  /** Step and field to which a problem of the server belongs; undefined for one of no question. */
  placeOf: (path: string) => readonly [step: FormStep<A>, field: string] | undefined
}

/** A kind of application: everything the way to sending it does not know by itself. */
export interface ApplicationKind<A extends AnyAnswers> extends ApplicationModel<A> {
  /** name of the draft on the device */
  draft: string
  /** who applies, in sentences: facility, physician or dentist */
  subject: string
  /** the question about likely matches, and its two answers */
  matches: { title: string; advice: string; same: string; different: string }
  /** what the receipt calls who applied */
  receiptLabel: string
  /** what the consent adds to its sentence */
  consentText: string
  /** pages of this kind lie under it */
  base: string
  /** path where a person already on record requests an account; it includes the match it came from */
  accountPath: (match: { code: string; name: string }) => string
  /** Sends the application; the key makes a repeated send one application. */
  send: (
    answers: A,
    consent: ConsentText,
    confirmDuplicates: boolean,
    idempotencyKey: string,
  ) => Promise<OutputOf<typeof publicFacility.register>>
  /** who applied and where news go, for the receipt */
  receiptOf: (answers: A) => { name: string; emailAddress: string }
  pages: Readonly<Record<FormStep<A>, StepPage<A>>>
  /** every answer once more */
  checkPage: StepPage<A>
  /** Fetches the page that follows a step, so that going on does not wait. */
  loadAhead: (step: StepId<A>) => void
}
