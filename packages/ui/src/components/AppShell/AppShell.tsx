import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { cx } from '../../styles/cx.ts'
import { mediaQuery } from '../../tokens/scale.ts'
import * as dialog from '../Dialog/Dialog.css.ts'
import { LoadingBar } from '../LoadingBar/index.ts'
import { SideNav } from '../SideNav/index.ts'
import type { Brand, NavSection } from '../SideNav/index.ts'
import * as nav from '../SideNav/SideNav.css.ts'
import { SkipLink } from '../SkipLink/index.ts'
import { TopBar } from '../TopBar/index.ts'
import * as styles from './AppShell.css.ts'

export interface AppShellProps {
  brand: Brand
  sections: readonly NavSection[]
  /** Left part of the top bar: breadcrumbs. */
  topStart?: ReactNode
  /** Right part of the top bar: search, message log, account menu. */
  topEnd?: ReactNode
  isLoading?: boolean
  /** Address of the page; the drawer of phones closes when it changes. */
  path: string
  children: ReactNode
}

/** Id of the main content, where the skip link and page changes lead. */
export const mainId = 'main'

/** Frame of every page behind the sign-in: rail, top bar, loading bar and content. */
export function AppShell(props: AppShellProps): ReactElement {
  const { brand, sections, topStart, topEnd, isLoading = false, path, children } = props
  const [openedAt, setOpenedAt] = useState<string>()
  const isPhone = useMediaQuery(mediaQuery.phone)
  return (
    <div className={styles.shell}>
      <SkipLink target={mainId} />
      <LoadingBar isLoading={isLoading} />
      <div className={cx(nav.ground, styles.rail)}>
        <SideNav brand={brand} sections={sections} />
      </div>
      <div className={styles.column}>
        <TopBar start={topStart} end={topEnd} onOpenMenu={() => setOpenedAt(path)} />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <ModalOverlay
        isOpen={isPhone && openedAt === path}
        onOpenChange={(isOpen) => !isOpen && setOpenedAt(undefined)}
        isDismissable
        className={styles.drawerScrim}
      >
        <Modal className={cx(dialog.drawer, dialog.sides.start, nav.ground, styles.drawer)}>
          <Dialog aria-label="Menu" className={styles.drawerDialog}>
            <SideNav brand={brand} sections={sections} isCollapsing={false} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  )
}
