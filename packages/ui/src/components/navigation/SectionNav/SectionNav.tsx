import { plural } from '@capiz/domain/text'
import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-aria-components/Link'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { cx } from '../../../styles/cx.ts'
import { mediaQuery } from '../../../tokens/media.ts'
import { Disclosure } from '../Disclosure/index.ts'
import * as side from '../SideList/SideList.css.ts'
import * as styles from './SectionNav.css.ts'
import { useCurrentSection } from './useCurrentSection.ts'

/** A section of the page. */
export interface SectionNavItem {
  /** Id of its element on the page, which holds its heading. */
  id: string
  /** Its title. */
  label: string
  /** Number of errors in it; none when left out. */
  errorCount?: number | undefined
  /** It has changes that are not saved. */
  isChanged?: boolean | undefined
}

export interface SectionNavProps extends ElementProps<HTMLDivElement> {
  /** Name of the list: "Sections". */
  label: string
  /** The sections in their order on the page. */
  sections: readonly SectionNavItem[]
  /** Called before a section is gone to, so that a folded one can be opened. */
  onOpen?: ((id: string) => void) | undefined
  /** The sections themselves. */
  children: ReactNode
}

/** Moves the focus to the heading of a section and brings it to the top. */
function goTo(id: string): void {
  const section = document.getElementById(id)
  const target = section?.querySelector<HTMLElement>('h2, h3, h4') ?? section
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}

/** Lists the sections of a long page beside them, with the current one and those that need attention marked; folded under one line where windows are narrow. */
export function SectionNav(props: SectionNavProps): ReactElement {
  const { label, sections, onOpen, children, ...rest } = props
  const isNarrow = useMediaQuery(mediaQuery.narrow)
  const [isExpanded, setExpanded] = useState(false)
  const withErrors = sections.filter(({ errorCount = 0 }) => errorCount > 0).length
  function open(id: string): void {
    // The heading of a section that was folded is there once it is opened.
    flushSync(() => {
      setExpanded(false)
      onOpen?.(id)
    })
    goTo(id)
  }
  const list = <List sections={sections} onOpen={open} />
  return (
    <div {...elementProps(rest)} className={side.page}>
      {isNarrow ? (
        <nav aria-label={label}>
          <Disclosure
            title={withErrors === 0 ? label : `${label}, ${withErrors} with errors`}
            isExpanded={isExpanded}
            onExpandedChange={setExpanded}
          >
            {list}
          </Disclosure>
        </nav>
      ) : (
        <nav aria-label={label} className={styles.nav}>
          {list}
        </nav>
      )}
      <div className={side.content}>{children}</div>
    </div>
  )
}

interface ListProps {
  sections: readonly SectionNavItem[]
  onOpen: (id: string) => void
}

function List({ sections, onOpen }: ListProps): ReactElement {
  const current = useCurrentSection(sections.map(({ id }) => id))
  return (
    <ul className={side.list}>
      {sections.map((section) => (
        <li key={section.id}>
          <Link
            href={`#${section.id}`}
            aria-current={section.id === current ? 'location' : undefined}
            className={side.item}
            onClick={(event) => {
              event.preventDefault()
              onOpen(section.id)
            }}
          >
            <span className={styles.labels}>
              <span>{section.label}</span>
              <Mark {...section} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Errors before changes: an error keeps the page from being saved. */
function Mark({ errorCount = 0, isChanged = false }: SectionNavItem): ReactElement | null {
  if (errorCount > 0) {
    return <span className={cx(styles.mark, styles.error)}>{plural(errorCount, 'error', 'errors')}</span>
  }
  return isChanged ? <span className={styles.mark}>Not saved</span> : null
}
