import { EmptyState } from '@capiz/ui/EmptyState'
import { LinkButton } from '@capiz/ui/Link'
import type { ReactElement } from 'react'
import { usePageTitle } from '../../../app/page-title.ts'
import * as styles from '../register.css.ts'

/** Applications of physicians are not open yet, and that is said plainly. */
export function PhysicianPage(): ReactElement {
  usePageTitle('Physicians and dentists - Apply for accreditation')
  return (
    <div className={styles.single}>
      <EmptyState
        level={1}
        title="Physicians and dentists apply here later"
        actions={<LinkButton href="/register">Back</LinkButton>}
      >
        This part of the application is under construction. Until it opens, ask the accreditation office for
        the forms.
      </EmptyState>
    </div>
  )
}
