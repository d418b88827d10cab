import { Link } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { Outlet } from 'react-router-dom'
import { config } from '../../platform/config.ts'
import * as styles from './SignInFrame.css.ts'

/** The readers and their uses of the portal. */
const uses = [
  {
    who: 'Facilities and physicians',
    what: 'See how your accreditation stands, renew documents, ask for changes.',
  },
  { who: 'Staff', what: 'Review applications, keep prices and rates, follow up compliance.' },
  { who: 'Members', what: 'The directory of accredited facilities and physicians needs no account.' },
]

/** The frame of the pages around signing in. */
export function SignInFrame(): ReactElement {
  return (
    <div className={styles.frame}>
      <header className={styles.place}>
        <div>
          <div className={styles.product}>{config.product}</div>
          <p className={styles.motto}>Accreditation of health facilities and physicians</p>
        </div>
        <dl className={styles.uses}>
          {uses.map(({ who, what }) => (
            <div key={who}>
              <dt className={styles.who}>{who}</dt>
              <dd className={styles.what}>{what}</dd>
            </div>
          ))}
        </dl>
        {config.environment !== '' && <span className={styles.marker}>{config.environment}</span>}
      </header>
      <main tabIndex={-1} className={styles.work}>
        <Stack gap={8} className={styles.column}>
          <Outlet />
          <nav aria-label="Without signing in" className={styles.links}>
            <Link href="/register" variant="standalone">
              Apply for accreditation
            </Link>
            <Link href="/directory" variant="standalone">
              Directory
            </Link>
            <Link href="/faq" variant="standalone">
              Questions and answers
            </Link>
          </nav>
        </Stack>
      </main>
    </div>
  )
}
