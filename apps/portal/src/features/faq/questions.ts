import type { PublicText } from '@capiz/api/schema/reference'
import type { InferOutput } from 'valibot'
import { hasWords } from '../../patterns/has-words.ts'

/** A question with its answer. */
export interface Question {
  code: string
  question: string
  answer: string
}

/** Takes a kept text apart: its first sentence is the question, the rest is the answer. */
export function questionOf({
  code,
  value,
}: Pick<InferOutput<typeof PublicText>, 'code' | 'value'>): Question {
  const text = value.trim()
  const [, question = text, answer = ''] = /^(.+?[?.!])\s+(.+)$/su.exec(text) ?? []
  return { code, question, answer }
}

/** The questions that hold every word of the term, in the question or in the answer. */
export function matching(questions: readonly Question[], term: string): Question[] {
  return questions.filter(({ question, answer }) => hasWords(`${question} ${answer}`, term))
}
