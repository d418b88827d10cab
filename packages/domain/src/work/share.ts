/**
 * Returns the first items of a ranked list so that no kind of item crowds out the others: the kinds take turns, each with
 * its first items, until `most` are chosen. The items returned keep their order.
 */
export function shareByKind<T extends { kind: string }>(ranked: readonly T[], most: number): T[] {
  const turns = new Map<string, number>()
  const entries = ranked.map((item, place) => {
    const turn = turns.get(item.kind) ?? 0
    turns.set(item.kind, turn + 1)
    return { item, place, turn }
  })
  return entries
    .toSorted((a, b) => a.turn - b.turn || a.place - b.place)
    .slice(0, most)
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
