import { useLayoutEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { group } from './Field.css.ts'
import type { FieldProps } from './index.ts'

type StateProps = Partial<Omit<FieldProps<never>, 'width' | 'name'>>

interface State {
  name: string
  props?: StateProps
  /** Put on the control as react-aria would, so that a picture can show what lasts only while a pointer is there. */
  mark?: 'data-hovered' | 'data-focus-visible' | 'data-pressed'
  density?: 'compact' | 'comfortable'
}

const hint = 'One sentence of help.'
const states: readonly State[] = [
  { name: 'At rest' },
  { name: 'Hover', mark: 'data-hovered' },
  { name: 'Focus', mark: 'data-focus-visible' },
  { name: 'Required, with help', props: { isRequired: true, hint } },
  { name: 'Wrong', props: { isRequired: true, hint, errorMessage: 'What is wrong, and what to do.' } },
  { name: 'Disabled', props: { isDisabled: true } },
  { name: 'Read only', props: { isReadOnly: true } },
  { name: 'Compact', density: 'compact' },
  { name: 'Comfortable', density: 'comfortable' },
  {
    name: 'Long words',
    props: {
      label: 'Pangalan_ng_pangkalahatang_ospital_ayon_sa_rehistro and as it is printed on the licence',
      isRequired: true,
      hint: 'Write it exactly as on the certificate, with the words at its end if they are there.',
      errorMessage: 'Enter_the_registered_name_without_any_blank and with at least 2 characters.',
    },
  },
]

/** The frames drawn round an input and the things beside it. */
const frames = `[role="group"], .${group.replaceAll(' ', '.')}`
const controls = `input, select, textarea, button, a, [role="tab"], label[data-rac], ${frames}`

const seenInput = 'input:not([type="hidden"], [aria-hidden="true"] *)'

interface FieldStatesProps {
  children: (props: StateProps) => ReactElement
}

/** Every state a field can be in, for one picture. */
export function FieldStates({ children }: FieldStatesProps): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gap: '1.5rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
      }}
    >
      {states.map((state) => (
        <OneState key={state.name} {...state}>
          {children}
        </OneState>
      ))}
    </div>
  )
}

/** One state under its name, for one cell of such a picture. */
export function OneState({
  name,
  props = {},
  mark,
  density,
  children,
}: State & { children: (props: StateProps) => ReactElement }): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (mark === undefined) return
    const all = [...(box.current?.querySelectorAll(controls) ?? [])]
    // One control has the focus, and the box around it shows it.
    // A day typed in parts keeps its value in inputs nobody sees; the group of the parts is its box.
    const first = all.find((element) =>
      element.matches(`${seenInput}, select, textarea, button, a, [role="tab"]`),
    )
    const frame =
      first?.closest(`label, ${frames}`) ?? all.find((element) => element.matches('[role="group"]'))
    const marked = mark === 'data-hovered' ? all : all.filter((each) => each === first || each === frame)
    for (const element of marked) element.setAttribute(mark, 'true')
  }, [mark])
  return (
    <div ref={box} data-density={density} style={{ minInlineSize: 0 }}>
      <p style={{ fontSize: '0.75rem', opacity: 0.75 }}>{name}</p>
      {children(props)}
    </div>
  )
}
