import type { ArgTypes, Preview } from '@storybook/react-vite'
import { propsOf } from '../src/docs/prop-tables.ts'
import type { Prop } from '../../../scripts/prop-tables.ts'

type Control = Pick<ArgTypes[string], 'control' | 'options'>

const LITERAL = /^'([^']*)'$|^(\d+)$/u

/** Words and numbers of a union of literals; nothing for any other type. */
function choices(type: string): (string | number)[] {
  const matches = type.split(' | ').map((part) => LITERAL.exec(part))
  if (matches.length < 2 || matches.includes(null)) return []
  return matches.map((match) => match?.[1] ?? Number(match?.[2]))
}

function controlOf({ type }: Prop, value: unknown): Control {
  const options = choices(type)
  if (options.length > 0)
    return { control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options }
  if (type === 'boolean') return { control: { type: 'boolean' } }
  if (type === 'number') return { control: { type: 'number' } }
  // What can be any element is edited as words where a story gives words.
  if (type === 'string' || typeof value === 'string') return { control: { type: 'text' } }
  return { control: false }
}

/** Gives every story the controls that fit the types of its component. */
export const propControls: NonNullable<Preview['argTypesEnhancers']>[number] = ({
  title,
  argTypes,
  initialArgs,
}) => {
  // The component itself has lost its name in a built Storybook.
  // An example takes no properties: what it shows is written in it.
  const props = title.startsWith('Examples/') ? [] : propsOf(title.split('/').at(-1) ?? '')
  const own = props.map((prop): [string, ArgTypes[string]] => [
    prop.name,
    {
      ...controlOf(prop, initialArgs[prop.name]),
      name: prop.name,
      description: prop.description,
      type: { name: 'other', value: prop.type, required: prop.isRequired },
      table: {
        category: prop.isInherited ? 'From react-aria' : 'Properties',
        type: { summary: prop.type, ...(prop.detail === undefined ? {} : { detail: prop.detail }) },
        ...(prop.default === undefined ? {} : { defaultValue: { summary: prop.default } }),
      },
      ...argTypes[prop.name],
    },
  ])
  return { ...argTypes, ...Object.fromEntries(own) }
}
