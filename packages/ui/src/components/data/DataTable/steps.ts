/**
 * Widths of a table, in px, at which columns come in; a column shown from 0 always stays. 640 is the width of a drawer, 740
 * that of the wider of two columns, 900 and 1120 are those of the page with and without a side list in a window of 1440, 950
 * that of the page in one of 1280.
 */
export const steps = [0, 640, 740, 800, 900, 950, 1120, 1300] as const
/** Px by which the padding at the end of a table is wider than the padding between its columns. */
export const edgeRoom = 8
/** Px by which the padding before a column is wider after a number, which ends where the column begins. */
export const afterNumberRoom = 16
export type Step = (typeof steps)[number]
