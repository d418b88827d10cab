import type { IconDrawing } from '../../primitives/Icon/drawing.ts'
import { Suspense, lazy, useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { cx } from '../../../styles/cx.ts'
import { mediaQuery } from '../../../tokens/media.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { Mark } from '../Wordmark/index.ts'
import * as styles from './SideNav.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface NavItem {
  /** Address of the page. */
  href: string
  /** Name of the page, one or two words. */
  label: string
  /** Drawing imported from `@lucide/icons/icons/<name>`; alone in the icon rail. */
  icon: IconDrawing
  /** The page, or the part of the product, that is shown. */
  isCurrent?: boolean | undefined
  /** Things waiting there; nothing is shown for 0. */
  count?: number | undefined
  /** Name of the count, for screen readers: "waiting". */
  countLabel?: string | undefined
}

export interface NavSection {
  /** Key of the section. */
  id: string
  /** Heading of the section; the first section usually has none. */
  title?: string | undefined
  /** Its pages in order. */
  items: readonly NavItem[]
}

export interface Brand {
  /** Name of the product or the installation. */
  name: string
  /** A line under the name. */
  note?: string | undefined
  /** Address of the first page. */
  href: string
}

export interface SideNavProps extends ElementProps {
  /** Product, installation and home address. */
  brand: Brand
  /** The groups of pages. */
  sections: readonly NavSection[]
  /** Stands at the lower end of the rail. */
  footer?: ReactNode | undefined
  /** Shrinks to an icon rail between 641 and 991 px; off inside the drawer of phones. */
  isCollapsing?: boolean | undefined
}

// Only the icon rail has tooltips, and they bring the code that places overlays.
const Tooltip = lazy(async () => ({ default: (await import('../../primitives/Tooltip/index.ts')).Tooltip }))

/** The rail: where one is and where one can go. */
export function SideNav({
  brand,
  sections,
  footer,
  isCollapsing = true,
  ...rest
}: SideNavProps): ReactElement {
  const isIconRail = useMediaQuery(mediaQuery.railIcons) && isCollapsing
  return (
    <nav
      {...elementProps(rest)}
      aria-label="Main"
      className={cx(styles.nav, isCollapsing && styles.collapsing)}
    >
      <Link href={brand.href} className={styles.brand}>
        <Mark isInherited />
        <span className={styles.brandText}>
          <span className={styles.brandName}>{brand.name}</span>
          {brand.note !== undefined && <span className={styles.brandNote}>{brand.note}</span>}
        </span>
      </Link>
      {sections.map((section) => (
        <Section key={section.id} {...section} isIconRail={isIconRail} />
      ))}
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </nav>
  )
}

function Section({ title, items, isIconRail }: NavSection & { isIconRail: boolean }): ReactElement {
  const titleId = useId()
  return (
    <div>
      {title !== undefined && (
        <p id={titleId} className={styles.group}>
          {title}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={title === undefined ? undefined : titleId}>
        {items.map((item) => (
          <li key={item.href}>
            {isIconRail ? (
              <Suspense fallback={<Item {...item} />}>
                <Tooltip label={item.label} placement="right" delay={0}>
                  <Item {...item} />
                </Tooltip>
              </Suspense>
            ) : (
              <Item {...item} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Item({ href, label, icon, isCurrent, count = 0, countLabel = 'waiting' }: NavItem): ReactElement {
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.item}>
      <Icon of={icon} className={styles.icon} />
      <span className={styles.text}>{label}</span>
      {count > 0 && (
        <span className={styles.count}>
          {count.toLocaleString('en-PH')} <VisuallyHidden>{countLabel}</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}
