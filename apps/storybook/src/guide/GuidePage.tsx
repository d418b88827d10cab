import type { ReactElement, ReactNode } from 'react'
import { Sentence } from '../docs/Sentence.tsx'
import { cx } from '../../../../packages/ui/src/styles/cx.ts'
import '../docs/docs.css'
import './guide.css'

const looks = { text: 'cz-text-page', screen: 'cz-text-page cz-guide-wide' } as const

/** A page that explains something, in the look of the component pages. */
export function GuidePage(props: {
  title: string
  lead: string
  /** `text` for sentences, `screen` for sentences round a screen, which is shown at its own width. */
  variant?: keyof typeof looks
  children: ReactNode
}): ReactElement {
  return (
    <main className={cx('cz-docs cz-guide', props.variant && looks[props.variant])}>
      <h1>{props.title}</h1>
      <p className="cz-docs-lead">
        <Sentence>{props.lead}</Sentence>
      </p>
      {props.children}
    </main>
  )
}

/** A part of such a page. */
export function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Rows of cells under a head; the first cell of a row is its head. */
export function Table(props: {
  caption: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}): ReactElement {
  return (
    // A wide table scrolls by itself; with a keyboard it must be reachable for that.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="cz-docs-scroll cz-guide-table" aria-label={props.caption} tabIndex={0}>
      <table>
        <caption>{props.caption}</caption>
        <thead>
          <tr>
            {props.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={at} data-head={props.head[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
