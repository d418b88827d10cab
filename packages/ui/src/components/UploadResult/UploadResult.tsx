import { useRef } from 'react'
import type { ReactElement } from 'react'
import { plural } from '@capiz/domain/text'
import { Button } from '../Button/index.ts'
import { useNarrow } from '../DataTable/useNarrow.ts'
import { Notice } from '../Notice/index.ts'
import { formatCount } from '../Pagination/pages.ts'
import { ProblemList, ProblemTable } from './Problems.tsx'
import type { RowProblem } from './Problems.tsx'
import * as styles from './UploadResult.css.ts'

export interface UploadResultProps {
  /** Name of the file that was read. */
  fileName: string
  /** Rows of the sheet without its heading. */
  rowsRead: number
  /** What is wrong, in the order of the sheet; a row may be named several times. */
  problems: readonly RowProblem[]
  /** Downloads the problems as a file. */
  onDownload?: () => void
  /** Saves the good rows; given only when the server allows a partial save or nothing is wrong. */
  onSave?: () => void
  /** The good rows are being saved: the button waits. */
  isSaving?: boolean
  /** Goes back to choosing a file. */
  onChooseOther?: () => void
}

/** What a trial reading of a sheet found, before anything is saved. */
export function UploadResult(props: UploadResultProps): ReactElement {
  const { fileName, rowsRead, problems } = props
  const root = useRef<HTMLElement>(null)
  const isNarrow = useNarrow(root)
  const bad = new Set(problems.map((problem) => problem.row)).size
  // A problem may name the heading, which is no row that was read.
  const good = Math.max(0, rowsRead - bad)
  return (
    <section ref={root} className={styles.root} aria-label={`Result of reading ${fileName}`}>
      <Verdict fileName={fileName} rowsRead={rowsRead} bad={bad} />
      <dl className={styles.counts}>
        <Count label="Rows read" value={rowsRead} />
        <Count label="Good" value={good} />
        <Count label="With problems" value={bad} />
      </dl>
      {problems.length === 0 ? null : isNarrow ? (
        <ProblemList problems={problems} />
      ) : (
        <ProblemTable problems={problems} />
      )}
      <div className={styles.actions}>
        {props.onSave && rowsRead > 0 ? (
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

function Verdict(props: { fileName: string; rowsRead: number; bad: number }): ReactElement {
  const { fileName, rowsRead, bad } = props
  if (rowsRead === 0 && bad === 0) {
    return (
      <Notice kind="attention" title="The sheet has no rows" isLive>
        {`Nothing was found in ${fileName} below the heading. Fill in at least one row and choose the file again.`}
      </Notice>
    )
  }
  return (
    <Notice
      kind={bad === 0 ? 'success' : 'attention'}
      title={bad === 0 ? 'Every row can be saved' : `${plural(bad, 'row', 'rows')} cannot be saved`}
      isLive
    >
      {`Nothing has been saved yet. ${fileName} was read only to check it.`}
    </Notice>
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
