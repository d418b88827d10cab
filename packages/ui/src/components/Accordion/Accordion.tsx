import ChevronRight from '@lucide/icons/icons/chevron-right'
import type { ReactElement, ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { Heading } from 'react-aria-components/Heading'
import { Glyph } from '../Icon/Glyph.tsx'
import * as styles from './Accordion.css.ts'

/** One part that folds. */
export interface AccordionPart {
  readonly id: string
  readonly title: string
  /** A few words at the end of the line that stay when the part is folded: `3 of 4 confirmed`. */
  readonly detail?: ReactNode
  readonly children: ReactNode
  readonly isDisabled?: boolean
}

export interface AccordionProps {
  /** The parts in order. */
  parts: readonly AccordionPart[]
  /** Level of the titles in the outline of the page. */
  level?: 2 | 3 | 4
  /** Opening one part folds the others. */
  isSingle?: boolean
  /** Parts that are open at first. */
  defaultOpen?: readonly string[]
}

/** Several parts under each other, each folded under its title. */
export function Accordion({ parts, level = 3, isSingle = false, defaultOpen }: AccordionProps): ReactElement {
  return (
    <DisclosureGroup
      allowsMultipleExpanded={!isSingle}
      defaultExpandedKeys={defaultOpen}
      className={styles.accordion}
    >
      {parts.map(({ id, title, detail, children, isDisabled }) => (
        <Disclosure key={id} id={id} isDisabled={isDisabled} className={styles.part}>
          <Heading level={level}>
            <Button slot="trigger" className={styles.trigger}>
              <Glyph of={ChevronRight} className={styles.arrow} />
              <span className={styles.title}>{title}</span>
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </Button>
          </Heading>
          <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  )
}
