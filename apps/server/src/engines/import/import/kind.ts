import type { IsoDate } from '@capiz/domain/time'
import type { RowImportSave } from '@capiz/api/schema/row-import'
import type { InferOutput } from 'valibot'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Principal } from '../../../platform/access/principal.ts'
import type { Transaction } from '../../../db/types.ts'
import type { FieldProblem } from '../../../platform/errors/refuse.ts'
import type { Services } from '../../../platform/services.ts'
import type { Vocabulary } from '../cells.ts'
import type { Cell } from '../grid.ts'
import type { RowLayout } from '../layout.ts'
import type { RowChecker, RowError } from '../read-rows.ts'
import type { Line } from '../value.ts'
import type { ImportRow } from './row.ts'

/** Facts above the table, by name. */
export type Details = Readonly<Record<string, string | null>>

/** The input of a user's save. */
export type SaveInput = InferOutput<typeof RowImportSave>

/** The facts of a file, read. */
export interface ReadDetails {
  details: Record<string, string | null>
  problems: FieldProblem[]
  /** the record the rows belong to, when there is one */
  ownerCode: string | null
}

/** The input of an import kind's save. */
export interface SaveOrder {
  details: Details
  lines: Line[]
  /** the good rows of the file as they were shown and confirmed */
  rows: readonly ImportRow[]
  actor: Actor
  principal: Principal
  input: SaveInput
  /** called after every stretch of rows; throws when the import was cancelled meanwhile */
  onPause: (done: number) => void
  /** ends the import in the transaction of the rows; the save calls it last */
  finish: (tx: Transaction, done: SaveDone) => Promise<void>
}

/** The result of a save. */
export interface SaveDone {
  /** rows that changed something, where not every good row does */
  imported?: number
  recordId: number | null
  requestCode: string | null
  message: string
}

/** The state of a row, with its errors or the ways to settle it. */
export type Judgement = Pick<ImportRow, 'changes' | 'note' | 'choices' | 'target'> & {
  state: 'new' | 'changed' | 'same' | 'conflict'
  errors: RowError[]
}

/** One kind of rows that can be imported: everything the workbench does follows from this declaration. */
export interface ImportKind {
  title: string
  layout: RowLayout
  /** fields compared with what is in force: amounts with their difference, others as they are */
  compared: { amounts: readonly string[]; others: readonly string[] }
  tidy: (line: Line) => Line
  keyOf: (line: Line) => string
  /** names rows in words */
  namer: (services: Services) => Promise<(line: Line) => string>
  /** refuses a form that names what the caller cannot reach, before anything is read */
  checkForm: (form: Details, principal: Principal) => void
  /** the facts above the table and the form together */
  readDetails: (
    services: Services,
    file: Readonly<Record<string, Cell>>,
    form: Details,
    principal: Principal,
  ) => Promise<ReadDetails>
  checker: (codeLists: ReadonlyMap<string, Vocabulary>, details: Details, today: IsoDate) => RowChecker
  /** Says where each row stands, for a kind that knows better than a comparison with what is in force. */
  judge?: (services: Services, details: Details, lines: readonly Line[]) => Promise<(line: Line) => Judgement>
  /** the rows in force today, to compare with */
  inForce: (services: Services, details: Details) => Promise<{ lines: Line[]; since: string | null }>
  save: (services: Services, order: SaveOrder) => Promise<void>
}

/** A family of imports: one group of calls. */
export interface ImportFamily {
  area: string
  kinds: Readonly<Record<string, ImportKind>>
}
