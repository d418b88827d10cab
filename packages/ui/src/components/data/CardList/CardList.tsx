import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import * as styles from './CardList.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** A labelled fact of a card. */
export interface CardFact {
  readonly id: string
  readonly label: ReactNode
  /** The value says what it is, as a code or a place does: the label is left to screen readers. */
  readonly isLabelHidden?: boolean | undefined
  readonly value: ReactNode
  /** Stands at the right edge of the line of the fact before it; a fact has a line of its own without it. */
  readonly isAtEnd?: boolean | undefined
}

/** One record as a card. */
export interface CardItem {
  /** Tells cards apart. */
  readonly key: string
  /** Name of the item, usually a link to the record. */
  readonly title: ReactNode
  /** Its state, at the end of the first line. */
  readonly status?: ReactNode | undefined
  /** Further facts, each with its label; in all cards of a list in the same order. */
  readonly facts?: readonly CardFact[] | undefined
  /** Control before the words, such as a checkbox. */
  readonly leading?: ReactNode | undefined
  /** Control after the words, such as a menu. */
  readonly trailing?: ReactNode | undefined
  readonly isSelected?: boolean | undefined
}

export interface CardListProps extends ElementProps<HTMLUListElement> {
  /** Name of the list. */
  label: string
  /** The cards in their order. */
  items: readonly CardItem[]
}

const controls = 'a[href], button, input'

/** Arrow up and down go to the first control of the neighbouring card; everything else is left to the browser. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !(event.target instanceof Element)) return
  const cards = [...event.currentTarget.children]
  const from = cards.findIndex((card) => card.contains(event.target as Element))
  const places = [...(cards[from]?.querySelectorAll(controls) ?? [])].indexOf(event.target)
  const next = cards[from + step]?.querySelectorAll<HTMLElement>(controls)
  const target = next?.[places] ?? next?.[0]
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** Records below each other for narrow places: name and state first, every other fact with its label, or without where it names itself. */
export function CardList({ label, items, ...rest }: CardListProps): ReactElement {
  return (
    // The controls inside carry the roles; the list only adds arrow keys to them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul {...elementProps(rest)} className={styles.list} aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <li key={`${index}-${item.key}`} className={styles.item} data-selected={item.isSelected ?? false}>
          {item.leading}
          <div className={styles.main}>
            <div className={styles.top}>
              <div className={styles.title}>{item.title}</div>
              {item.status === undefined ? null : <div className={styles.status}>{item.status}</div>}
            </div>
            {item.facts && item.facts.length > 0 ? (
              <dl className={styles.facts}>
                {item.facts.map((fact) => (
                  <div key={fact.id} className={fact.isAtEnd ? styles.end : undefined}>
                    <dt className={fact.isLabelHidden ? styles.hidden : undefined}>{fact.label}:</dt>
                    <dd>{fact.value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
          </div>
          {item.trailing}
        </li>
      ))}
    </ul>
  )
}
