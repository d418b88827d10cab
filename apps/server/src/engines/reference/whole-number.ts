const largestId = 2_147_483_647

/** An id as a number the database can compare with; anything else becomes 0, which no record has. */
export function wholeNumber(text: string | number): number {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 && id <= largestId ? id : 0
}
