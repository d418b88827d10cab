import type { ReactElement } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../../../styles/cx.ts'
import * as dialog from '../../overlays/Dialog/Dialog.css.ts'
import { SideNav } from '../SideNav/index.ts'
import type { SideNavProps } from '../SideNav/index.ts'
import * as nav from '../SideNav/SideNav.css.ts'
import * as styles from './AppShell.css.ts'

interface NavDrawerProps extends Pick<SideNavProps, 'brand' | 'sections'> {
  isOpen: boolean
  onClose: () => void
}

/** The rail as a drawer, for phones. A file of its own: the overlay code weighs more than the rest of the frame. */
export function NavDrawer({ brand, sections, isOpen, onClose }: NavDrawerProps): ReactElement {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className={styles.drawerScrim}
    >
      <Modal className={cx(dialog.drawer, dialog.sides.start, styles.drawer)}>
        <Dialog aria-label="Menu" className={cx(nav.ground, styles.drawerDialog)}>
          <SideNav brand={brand} sections={sections} isCollapsing={false} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
