import type { ReactElement } from 'react'
import { StepList } from '@capiz/ui/StepList'

export default { title: 'Examples/StepList' }

/** The way through a long form: steps that are done can be opened again. */
export function WayThrough(): ReactElement {
  return (
    <StepList
      label="Steps of the registration"
      onNavigate={() => undefined}
      steps={[
        { id: 'who', label: 'Who you are', state: 'done' },
        { id: 'identity', label: 'Identity', state: 'invalid' },
        { id: 'address', label: 'Address', state: 'current' },
        { id: 'check', label: 'Check your answers', state: 'open' },
      ]}
    />
  )
}

/** On a phone it is one line. */
export function OneLine(): ReactElement {
  return (
    <StepList
      label="Steps of the registration"
      variant="text"
      steps={[
        { id: 'who', label: 'Who you are', state: 'done' },
        { id: 'address', label: 'Address', state: 'current' },
        { id: 'check', label: 'Check your answers', state: 'open' },
      ]}
    />
  )
}

/** Steps without names: the number of them is all one learns. */
export function DontNumberOnly(): ReactElement {
  return (
    <StepList
      label="Steps of the registration"
      steps={[
        { id: '1', label: 'Step 1', state: 'done' },
        { id: '2', label: 'Step 2', state: 'done' },
        { id: '3', label: 'Step 3', state: 'current' },
        { id: '4', label: 'Step 4', state: 'open' },
      ]}
    />
  )
}
