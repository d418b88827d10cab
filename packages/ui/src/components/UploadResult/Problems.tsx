import type { ReactElement } from 'react'
import * as styles from './UploadResult.css.ts'

/** A row of the sheet that cannot be used. */
export interface RowProblem {
  /** Number of the row in the sheet, counting from one with the header. */
  readonly row: number
  /** Heading of the column; without it the whole row is meant. */
  readonly column?: string
  /** What stands in the cell; without it the cell is empty. */
  readonly value?: string
  /** What is wrong and what to write instead. */
  readonly message: string
}

interface ProblemsProps {
  problems: readonly RowProblem[]
}

const where = (problem: RowProblem) => problem.column ?? 'whole row'
const found = (problem: RowProblem) => (problem.column === undefined ? '' : (problem.value ?? 'empty'))

/** The problems as a table that scrolls in its own box. */
export function ProblemTable({ problems }: ProblemsProps): ReactElement {
  return (
    // A scrolling region takes the focus, so that keys can move it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label="Rows with problems">
      <table className={styles.table}>
        <thead>
          <tr>
            {['Row', 'Column', 'Value', 'Problem'].map((heading) => (
              <th key={heading} scope="col" className={styles.head}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.map((problem, index) => (
            // The same problem may be named twice, so its place tells it apart.
            <tr key={`${index}-${problem.row}`}>
              <th scope="row" className={styles.cell}>
                {problem.row}
              </th>
              <td className={styles.cell}>{where(problem)}</td>
              <td className={styles.cell}>{found(problem)}</td>
              <td className={styles.cell}>{problem.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The problems below each other, for places too narrow for four columns. */
export function ProblemList({ problems }: ProblemsProps): ReactElement {
  return (
    <ul className={styles.list} aria-label="Rows with problems">
      {problems.map((problem, index) => (
        <li key={`${index}-${problem.row}`} className={styles.item}>
          <p className={styles.place}>{`Row ${problem.row}, ${where(problem)}`}</p>
          {found(problem) ? <p className={styles.found}>{found(problem)}</p> : null}
          <p>{problem.message}</p>
        </li>
      ))}
    </ul>
  )
}
