import type { ReactElement } from 'react'
import type { Prop } from '../../../../scripts/prop-tables.ts'
import { propsOf } from './prop-tables.ts'
import { Sentence } from './Sentence.tsx'
import { TypeCell } from './TypeCell.tsx'

function PropRow({ prop }: { prop: Prop }): ReactElement {
  return (
    <tr>
      <th scope="row">
        <code>{prop.name}</code>
        {prop.isRequired && <span className="cz-docs-required">required</span>}
      </th>
      <TypeCell type={prop.type} detail={prop.detail} />
      <td>{prop.default === undefined ? '–' : <code>{prop.default}</code>}</td>
      <td>
        <Sentence>{prop.description}</Sentence>
        {prop.isInherited && <span className="cz-docs-origin">from react-aria</span>}
      </td>
    </tr>
  )
}

/** The properties of one component, read from its types. */
export function PropTable({ component }: { component: string }): ReactElement {
  const props = propsOf(component)
  if (props.length === 0) return <p>{component} takes no properties.</p>
  return (
    <div className="cz-docs-scroll">
      <table>
        <caption>Properties of {component}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {props.map((prop) => (
            <PropRow key={prop.name} prop={prop} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
