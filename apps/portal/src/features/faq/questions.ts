import type { PublicText } from '@capiz/api/schema/reference'
import { foldAccents } from '@capiz/domain/text'
import type { InferOutput } from 'valibot'

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

const folded = (text: string) => foldAccents(text).toLowerCase()

/** The questions that hold every word of the term, in the question or in the answer. */
export function matching(questions: readonly Question[], term: string): Question[] {
  const words = folded(term).split(/\s+/u).filter(Boolean)
  return questions.filter(({ question, answer }) => {
    const text = folded(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  })
}
