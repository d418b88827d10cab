/** Declared fields of answers that no call of the foreign client fills, with the reason. */
export interface ReplyException {
  reason: string
  covers: (call: string, path: string) => boolean
}

/** An exception for fields by their paths, with or without the `record` of an answer to a save; of some calls only when named. */
const fields = (reason: string, paths: string, calls?: string): ReplyException => {
  const names = paths.split(' ')
  return {
    reason,
    covers: (call, path) =>
      (calls === undefined || calls.split(' ').includes(call)) &&
      names.some((name) => path === name || path === `record.${name}` || path.startsWith(`${name}.`)),
  }
}

/** What no answer to the foreign client fills. */
export const replyExceptions: readonly ReplyException[] = [
  fields(
    'a file has an end day and remarks where its form asks for them; tested by record-check-in and request-files',
    'files.validityDate files.docRemarks',
  ),
  fields(
    'no sheet of the smallest sample is for one room or came from a request; tested by request-effects and price',
    'roomCategoryCode requestCode',
  ),
  fields(
    'an upload is taken whole or refused; rows are named in the refusal, tested by price-upload',
    'rejected',
  ),
  fields(
    'nobody works on the requests of the smallest sample; tested by request-queue and information-request',
    'assigneeCode assigneeName answerDueDate noteRows ask record.noteRows record.ask',
  ),
  fields(
    'an installation for trials confirms no addresses; tested by address-confirmation',
    'confirmation',
    'C025 C227',
  ),
  fields(
    'likely duplicates are looked for in applications; tested by public-facility',
    'candidates record.candidates',
  ),
  fields(
    'nobody makes a counter-offer in the smallest sample; tested by counter-offer',
    'counterOffer record.counterOffer',
  ),
  fields(
    'no claim of the smallest sample was verified at its source; tested by verification',
    'proof',
    'C030 C031 C211 C231',
  ),
  fields(
    'answered by our own search, null where only the specified score is asked for; tested by duplicate',
    'tier bits reasons.likeness reasons.bits',
    'C027 C028 C212 C228',
  ),
  fields(
    'no change of a status is decided in the smallest sample; tested by status-hands',
    'packetHash record.packetHash',
  ),
  fields('a change that waits for a second person; tested by status-hands', 'requestCode message', 'C033'),
  fields('a service sheet asked for; tested by request-effects', 'record message', 'C361'),
  fields('no provider of the smallest sample was merged; tested by facility-merge', 'duplicateOf'),
  fields('days with other hours; tested by opening-hours', 'openingExceptions', 'C020 C022'),
  fields(
    'nobody confirms a section in the smallest sample; tested by confirmation',
    'confirmed',
    'C020 C022 C206 C213',
  ),
  fields(
    'this kind has no code, owner, files or moves of its own; every reader of records finds the field',
    'code owner files nextStatuses',
    'C058 C059 C060 C063 C064 C065 C073 C074 C075 C078 C079 C080 C257 C258 C259 C260 C261 C262 C263 C274 C275 C276 ' +
      'C418 C419 C420 C421 C423',
  ),
  fields('a rating has remarks where somebody wrote one; tested by record-check-in', 'ratings.remarks'),
  fields('a picture; tested by physician-status', 'profilePic uuid', 'C202 C205 C207 C209 C226 C230'),
  fields(
    'rosters; tested by roster',
    'row prcNumber lastName firstName match physicianCode physicianName message affiliationCode',
    'C239 C240',
  ),
  fields('affiliations that stay when all are moved; tested by affiliation', 'skipped', 'C241'),
  fields(
    'codes among changes in words; tested by audit',
    'changes.beforeWords changes.afterWords',
    'C251 C253',
  ),
  fields('figures of the dashboard; tested by dashboard-figures', 'items.oldestDays', 'C254'),
  fields(
    'events of the bell; tested by price-amendment',
    'items.at items.by items.subject items.event',
    'C254',
  ),
  fields('a procedure of the standard list has units, not an amount; tested by price', 'amount', 'C411'),
]
