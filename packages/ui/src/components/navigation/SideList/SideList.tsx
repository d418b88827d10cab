import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { mediaQuery } from '../../../tokens/media.ts'
import { NativeSelect } from '../../fields/NativeSelect/index.ts'
import * as styles from './SideList.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface SideListItem {
  /** Address of the page. */
  href: string
  /** One to three words. */
  label: string
  /** Number of things inside, at the end of the line. */
  count?: number | undefined
  /** The page that is shown. */
  isCurrent?: boolean | undefined
}

export interface SideListGroup {
  /** Heading of the group; left out where there is one group. */
  title?: string | undefined
  /** The pages in order. */
  items: readonly SideListItem[]
}

export interface SideListProps extends ElementProps<HTMLDivElement> {
  /** Name of the list, such as "Prices"; also the label of the field it becomes. */
  label: string
  /** The pages, by groups. */
  groups: readonly SideListGroup[]
  /** Opens a page chosen in the field of narrow windows. */
  onNavigate: (href: string) => void
  /** The page beside the list. */
  children: ReactNode
}

/** Pages below a part of a record or an area, beside the one that is shown; one field above it where windows are narrow. */
export function SideList({ label, groups, onNavigate, children, ...rest }: SideListProps): ReactElement {
  const isNarrow = useMediaQuery(mediaQuery.narrow)
  return (
    <div {...elementProps(rest)} className={styles.page}>
      {isNarrow ? (
        <Choice {...{ label, groups, onNavigate }} />
      ) : (
        <nav aria-label={label} className={styles.nav}>
          {groups.map((group) => (
            <Group key={group.items[0]?.href} {...group} />
          ))}
        </nav>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  )
}

function Choice({ label, groups, onNavigate }: Omit<SideListProps, 'children'>): ReactElement {
  const items = groups.flatMap(({ items }) => items)
  return (
    <NativeSelect
      label={label}
      value={items.find(({ isCurrent }) => isCurrent)?.href ?? ''}
      onChange={onNavigate}
      options={groups.flatMap(({ title, items }) =>
        items.map(({ href, label }) => ({
          value: href,
          label,
          ...(title !== undefined && { group: title }),
        })),
      )}
    />
  )
}

function Group({ title, items }: SideListGroup): ReactElement {
  const id = useId()
  return (
    <div>
      {title === undefined ? null : (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={title === undefined ? undefined : id}>
        {items.map(({ href, label, count, isCurrent }) => (
          <li key={href}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.item}>
              <span>{label}</span>
              {count === undefined ? null : (
                <span className={styles.count}>{count.toLocaleString('en-PH')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
