export { CardList } from './CardList.tsx'
export type { CardFact, CardItem, CardListProps } from './CardList.tsx'
