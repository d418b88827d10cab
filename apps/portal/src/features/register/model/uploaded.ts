import { heldFileDays } from '@capiz/domain/document'
import { isIsoDate } from '@capiz/domain/time'
import * as v from 'valibot'

/** A day or none, as typed so far. */
export const DraftDay = v.nullable(v.pipe(v.string(), v.guard(isIsoDate)))

/** A file the server holds for the application until it is sent (30 days at most). */
export const UploadedDocument = v.object({
  uuid: v.string(),
  typeCode: v.string(),
  fileName: v.string(),
  size: v.number(),
  sha256: v.string(),
  date: DraftDay,
  /** moment it was uploaded, ms of the device's clock */
  heldAt: v.number(),
})

/** One uploaded file of the application. */
export type UploadedDocument = v.InferOutput<typeof UploadedDocument>

/** An hour before the server lets go of a held file it is not counted on any more, in milliseconds. */
export const uploadedLifetime = heldFileDays * 86_400_000 - 3_600_000

interface WithDocuments {
  papers: { documents: UploadedDocument[] }
}

/** Reads answers out of a draft; undefined when they have another shape. Files no longer held are left out. */
export function readAnswers<A extends WithDocuments>(
  schema: v.GenericSchema<unknown, A>,
  values: unknown,
  now: number,
): A | undefined {
  const read = v.safeParse(schema, values)
  if (!read.success) return undefined
  const { papers: section } = read.output
  const documents = section.documents.filter(({ heldAt }) => now - heldAt < uploadedLifetime)
  return { ...read.output, papers: { ...section, documents } }
}
