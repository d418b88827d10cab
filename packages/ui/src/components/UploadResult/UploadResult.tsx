import type { ReactElement } from 'react'
import { plural } from '@capiz/domain/text'
import { Button } from '../Button/index.ts'
import { Notice } from '../Notice/index.ts'
import { formatCount } from '../Pagination/pages.ts'
import * as styles from './UploadResult.css.ts'

/** A row of the sheet that cannot be used. */
export interface RowProblem {
  /** Number of the row in the sheet, counting from one with the header. */
  readonly row: number
  readonly column?: string
  readonly value?: string
  readonly message: string
}

export interface UploadResultProps {
  fileName: string
  rowsRead: number
  problems: readonly RowProblem[]
  /** Downloads the problems as a file. */
  onDownload?: () => void
  /** Saves the good rows; offered only when the server allows a partial save or nothing is wrong. */
  onSave?: () => void
  isSaving?: boolean
  onChooseOther?: () => void
}

/** What a trial reading of a sheet found, before anything is saved. */
export function UploadResult(props: UploadResultProps): ReactElement {
  const { fileName, rowsRead, problems } = props
  const bad = new Set(problems.map((problem) => problem.row)).size
  const good = rowsRead - bad
  return (
    <section className={styles.root} aria-label={`Result of reading ${fileName}`}>
      <Notice
        kind={bad === 0 ? 'success' : 'attention'}
        title={bad === 0 ? 'Every row can be saved' : `${plural(bad, 'row', 'rows')} cannot be saved`}
        isLive
      >
        {`Nothing has been saved yet. ${fileName} was read only to check it.`}
      </Notice>
      <dl className={styles.counts}>
        <Count label="Rows read" value={rowsRead} />
        <Count label="Good" value={good} />
        <Count label="With problems" value={bad} />
      </dl>
      {problems.length > 0 ? (
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
              {problems.map((problem) => (
                <tr key={`${problem.row}-${problem.column ?? ''}-${problem.message}`}>
                  <th scope="row" className={styles.cell}>
                    {problem.row}
                  </th>
                  <td className={styles.cell}>{problem.column ?? 'whole row'}</td>
                  <td className={styles.cell}>{problem.value ?? 'empty'}</td>
                  <td className={styles.cell}>{problem.message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      <div className={styles.actions}>
        {props.onSave ? (
          <Button variant="primary" isPending={props.isSaving} isDisabled={good === 0} onPress={props.onSave}>
            {bad === 0
              ? `Save ${plural(good, 'row', 'rows')}`
              : `Save the ${plural(good, 'good row', 'good rows')}`}
          </Button>
        ) : null}
        {problems.length > 0 && props.onDownload ? (
          <Button onPress={props.onDownload}>Download the problems</Button>
        ) : null}
        {props.onChooseOther ? <Button onPress={props.onChooseOther}>Choose another file</Button> : null}
      </div>
    </section>
  )
}

function Count({ label, value }: { label: string; value: number }): ReactElement {
  return (
    <div>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{formatCount(value)}</dd>
    </div>
  )
}
