import { Suspense, lazy, useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { cx } from '../../../styles/cx.ts'
import { mediaQuery } from '../../../tokens/media.ts'
import { LoadingBar } from '../../feedback/LoadingBar/index.ts'
import { SideNav } from '../SideNav/index.ts'
import type { Brand, NavSection } from '../SideNav/index.ts'
import * as nav from '../SideNav/SideNav.css.ts'
import { SkipLink } from '../SkipLink/index.ts'
import { TopBar } from '../TopBar/index.ts'
import * as styles from './AppShell.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface AppShellProps extends ElementProps<HTMLDivElement> {
  /** Product, installation and home address at the top of the rail. */
  brand: Brand
  /** Navigation of the rail, by groups. */
  sections: readonly NavSection[]
  /** Left part of the top bar: breadcrumbs. */
  topStart?: ReactNode | undefined
  /** Right part of the top bar: search, message log, account menu. */
  topEnd?: ReactNode | undefined
  /** Shows the loading bar while a page or its data is fetched. */
  isLoading?: boolean | undefined
  /** Address of the page; the drawer of phones closes when it changes. */
  path: string
  /** The page. */
  children: ReactNode
}

/** Id of the main content, where the skip link and page changes lead. */
const mainId = 'main'

const loadDrawer = () => import('./NavDrawer.tsx')
const NavDrawer = lazy(async () => ({ default: (await loadDrawer()).NavDrawer }))

/** Milliseconds until phones fetch the drawer, so that it delays no rows and is there when the menu is pressed. */
const later = 1500

function useDrawerAhead(isPhone: boolean): void {
  useEffect(() => {
    if (!isPhone) return
    const timer = setTimeout(() => void loadDrawer().catch(() => undefined), later)
    return () => clearTimeout(timer)
  }, [isPhone])
}

/** Frame of every page behind the sign-in: rail, top bar, loading bar and content. */
export function AppShell(props: AppShellProps): ReactElement {
  const { brand, sections, topStart, topEnd, isLoading = false, path, children } = props
  const [openedAt, setOpenedAt] = useState<string>()
  const isPhone = useMediaQuery(mediaQuery.phone)
  useDrawerAhead(isPhone)
  return (
    <div {...elementProps(props)} className={styles.shell}>
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
      {isPhone && openedAt !== undefined && (
        <Suspense fallback={null}>
          <NavDrawer
            brand={brand}
            sections={sections}
            isOpen={openedAt === path}
            onClose={() => setOpenedAt(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
