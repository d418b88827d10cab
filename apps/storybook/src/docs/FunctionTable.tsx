import type { ReactElement } from 'react'
import { functionsOf } from './prop-tables.ts'
import { Sentence } from './Sentence.tsx'
import { TypeCell } from './TypeCell.tsx'

/** The functions and hooks that come with a component, read from their types; nothing where there are none. */
export function FunctionTable({ component }: { component: string }): ReactElement | undefined {
  const functions = functionsOf(component)
  if (functions.length === 0) return undefined
  return (
    <div className="cz-docs-scroll">
      <table>
        <caption>Functions of {component}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {functions.map(({ name, type, detail, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <TypeCell type={type} detail={detail} />
              <td>
                <Sentence>{description}</Sentence>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
