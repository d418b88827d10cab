/** A page of a list with its place among all pages. */
interface ListPage<Row> {
  content: readonly Row[]
  number: number
  totalPages: number
}

/**
 * Returns the headings over the groups of a page, each with the number of its rows; of a group that may go on over the edge
 * of the page the number on the page.
 */
export function countedHeading<Row>(
  { content, number, totalPages }: ListPage<Row>,
  headingOf: (row: Row) => string,
): (row: Row) => string {
  const all = content.map(headingOf)
  const [first, last] = [all[0], all.at(-1)]
  return (row) => {
    const heading = headingOf(row)
    const isCut = (heading === first && number > 0) || (heading === last && number < totalPages - 1)
    const count = all.filter((one) => one === heading).length
    return `${heading} · ${count}${isCut ? ' on this page' : ''}`
  }
}
