import { plural } from '@capiz/domain/text'
import { Disclosure } from '@capiz/ui/Disclosure'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './fact-sheet.css.ts'

interface FactGroupProps {
  /** place of the group in the page */
  id?: string
  title: string
  /** act on the facts of the group, at the end of its head */
  act?: ReactNode
  children: ReactNode
}

/** A group of a fact sheet: its title, and lists of facts. */
export function FactGroup({ id, title, act, children }: FactGroupProps): ReactElement {
  return (
    <section id={id} className={styles.group}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {act === undefined ? null : <span className={styles.act}>{act}</span>}
      </div>
      {children}
    </section>
  )
}

/** Missing facts named in the folded line; the others are counted. */
const mostNamed = 3

/** A label within a sentence; the names of licences and taxes keep their capitals: `S2 licence`, `TIN`. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/u.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label

function missingTitle(labels: readonly string[]): string {
  const named = labels.slice(0, mostNamed).map(inSentence)
  const others = labels.length - named.length
  return `${labels.length} not given: ${[...named, ...(others > 0 ? [plural(others, 'other', 'others')] : [])].join(', ')}`
}

interface FactSheetProps {
  /** labels of the facts that are not given */
  missing: readonly string[]
  /** groups of facts */
  children: ReactNode
}

/** Facts in one dense sheet of groups, in two columns where there is room; what is not given is folded into one line. */
export function FactSheet({ missing, children }: FactSheetProps): ReactElement {
  return (
    <>
      <div className={styles.sheet}>{children}</div>
      {missing.length === 0 ? null : (
        <div className={styles.missing}>
          <Disclosure title={missingTitle(missing)}>
            <p>{missing.join(', ')}</p>
          </Disclosure>
        </div>
      )}
    </>
  )
}
