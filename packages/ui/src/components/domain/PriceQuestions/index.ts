export { PriceQuestions } from './PriceQuestions.tsx'
export type { PriceQuestionsProps } from './PriceQuestions.tsx'
export type { SentPriceAnswer, ShownPriceQuestion } from './answers.ts'
