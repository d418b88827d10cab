export { RadioCards, RadioGroup } from './RadioGroup.tsx'
export type { RadioCardsProps, RadioGroupProps, RadioOption } from './RadioGroup.tsx'
