import type { Rating } from '@capiz/domain/field'

/** The ratings after one thing was given another score or remark; with the score taken away it is not rated. */
export function withRating(ratings: readonly Rating[], changed: Rating): Rating[] {
  const isKnown = ratings.some(({ item }) => item === changed.item)
  const all = isKnown
    ? ratings.map((one) => (one.item === changed.item ? changed : one))
    : [...ratings, changed]
  return all.filter(({ score }) => score > 0)
}
