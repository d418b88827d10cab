import { describe, expect, it } from 'vitest'
import { answerProblems, reasonIds, sentAnswers, type ShownPriceQuestion } from './answers.ts'

const questions: ShownPriceQuestion[] = [
  { id: 'LINES_END', code: 'LINES_END', text: '3 items end.' },
  { id: 'FAR_FROM_PRICE:ward:rate', code: 'FAR_FROM_PRICE', text: 'Ward' },
  { id: 'FAR_FROM_PRICE:suite:rate', code: 'FAR_FROM_PRICE', text: 'Suite' },
]

describe('answers to questions about prices', () => {
  it('are wanted for every line, or once for all lines of a code', () => {
    expect(reasonIds(questions, [])).toEqual(['FAR_FROM_PRICE:ward:rate', 'FAR_FROM_PRICE:suite:rate'])
    expect(reasonIds(questions, ['FAR_FROM_PRICE'])).toEqual(['FAR_FROM_PRICE'])
  })
  it('are complete with a reason of three characters and a choice', () => {
    const entered = { reasons: { FAR_FROM_PRICE: ' ab ' }, choice: null, shared: ['FAR_FROM_PRICE'] }
    expect(Object.keys(answerProblems(questions, entered))).toEqual(['FAR_FROM_PRICE', 'LINES_END'])
    const whole = { ...entered, reasons: { FAR_FROM_PRICE: ' abc ' }, choice: 'KEEP' as const }
    expect(answerProblems(questions, whole)).toEqual({})
    expect(sentAnswers(questions, whole)).toEqual([
      { id: 'LINES_END', choice: 'KEEP' },
      { id: 'FAR_FROM_PRICE', reason: 'abc' },
    ])
  })
})
