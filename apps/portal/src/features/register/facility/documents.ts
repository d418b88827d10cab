import type { Answers } from './answers.ts'

/** Returns the answers that decide the documents of this facility; the server has the rules. */
export function requestedDocuments({ facility }: Pick<Answers, 'facility'>) {
  const { typeCode, categoryCode, ownership } = facility
  return { pageType: 'HF_CREDENTIAL', typeCode, categoryCode, ownership }
}
