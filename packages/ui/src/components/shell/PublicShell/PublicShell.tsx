import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { cx } from '../../../styles/cx.ts'
import { SkipLink } from '../SkipLink/index.ts'
import { Wordmark } from '../Wordmark/index.ts'
import * as styles from './PublicShell.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface PublicShellProps extends ElementProps<HTMLDivElement> {
  /** Name of the product and the address of its first page. */
  brand: { name: string; href: string }
  /** Links in the header. */
  links?: ReactNode | undefined
  /** Line at the end of the page. */
  footer?: ReactNode | undefined
  /** `page` for the directory, `column` for the registration, `centered` for a panel on the lattice (sign-in). */
  layout?: keyof typeof styles.layouts | undefined
  /** The page. */
  children: ReactNode
}

/** Frame of the pages that need no sign-in: no rail, larger text. */
export function PublicShell(props: PublicShellProps): ReactElement {
  const { brand, links, footer, layout = 'page', children } = props
  const isCentered = layout === 'centered'
  return (
    <div {...elementProps(props)} className={cx(styles.shell, isCentered && styles.latticed)}>
      <SkipLink target="main" />
      <header className={cx(styles.header, styles.edges[layout])}>
        <Link href={brand.href} className={styles.brand}>
          <Wordmark name={brand.name} />
        </Link>
        {links !== undefined && (
          <nav aria-label="Main" className={styles.links}>
            {links}
          </nav>
        )}
      </header>
      <main id="main" tabIndex={-1} className={cx(styles.main, styles.layouts[layout], styles.edges[layout])}>
        {isCentered ? <div className={styles.panel}>{children}</div> : children}
      </main>
      {footer !== undefined && <footer className={cx(styles.footer, styles.edges[layout])}>{footer}</footer>}
    </div>
  )
}
