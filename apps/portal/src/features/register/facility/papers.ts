import type { Answers } from './answers.ts'

/** What decides the documents of this facility; the server knows the rules. */
export function papersAsked({ facility }: Pick<Answers, 'facility'>) {
  const { typeCode, categoryCode, ownership } = facility
  return { pageType: 'HF_CREDENTIAL', typeCode, categoryCode, ownership }
}
