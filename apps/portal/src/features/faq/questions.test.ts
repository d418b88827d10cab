import { expect, it } from 'vitest'
import { matching, questionOf } from './questions.ts'

it('takes question and answer apart', () => {
  expect(questionOf({ code: 'A', value: 'How do I apply? Fill in the form. Ready? Send it.' })).toEqual({
    code: 'A',
    question: 'How do I apply?',
    answer: 'Fill in the form. Ready? Send it.',
  })
  expect(questionOf({ code: 'B', value: 'Office hours are 8 to 5.' })).toMatchObject({
    question: 'Office hours are 8 to 5.',
    answer: '',
  })
  expect(questionOf({ code: 'D', value: 'I forgot my password. Ask for a code.' })).toMatchObject({
    question: 'I forgot my password.',
    answer: 'Ask for a code.',
  })
  expect(questionOf({ code: 'C', value: 'Anything else? ' })).toMatchObject({ question: 'Anything else?' })
})

it('finds every word, whatever capitals and accents', () => {
  const questions = [
    { code: 'A', question: 'How do I apply in Parañaque?', answer: 'Fill in the form.' },
    { code: 'B', question: 'How do I sign in?', answer: 'With your username.' },
  ]
  expect(matching(questions, 'PARANAQUE form').map(({ code }) => code)).toEqual(['A'])
  expect(matching(questions, 'how').length).toBe(2)
  expect(matching(questions, '  ').length).toBe(2)
  expect(matching(questions, 'form username')).toEqual([])
})
