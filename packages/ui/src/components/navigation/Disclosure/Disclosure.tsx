import ChevronRight from '@lucide/icons/icons/chevron-right'
import type { ReactElement, ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './Disclosure.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface DisclosureProps extends ElementProps<HTMLButtonElement> {
  /** Title of the folded content; a short phrase. */
  title: ReactNode
  /** The details. */
  children: ReactNode
  /** Open or folded, when the caller decides. */
  isExpanded?: boolean | undefined
  /** Open at first, when the component decides. */
  defaultExpanded?: boolean | undefined
  /** Called when it opens or folds. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined
}

/** Details that few people need, folded under one line. */
export function Disclosure(props: DisclosureProps): ReactElement {
  const { title, children, isExpanded, defaultExpanded, onExpandedChange } = props
  return (
    <AriaDisclosure
      isExpanded={isExpanded}
      defaultExpanded={defaultExpanded}
      onExpandedChange={onExpandedChange}
      className={styles.disclosure}
    >
      <Button {...elementProps(props)} slot="trigger" className={styles.trigger}>
        <Icon of={ChevronRight} className={styles.arrow} />
        {title}
      </Button>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  )
}
