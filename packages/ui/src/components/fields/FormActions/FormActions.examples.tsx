import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { FormActions } from '@capiz/ui/FormActions'

export default { title: 'Examples/FormActions' }

/** The button that saves leads; the way out follows. */
export function OneLeads(): ReactElement {
  return (
    <FormActions note="Changes are kept as a draft until you send them.">
      <Button variant="primary">Send for approval</Button>
      <Button>Cancel</Button>
    </FormActions>
  )
}

/** Two buttons that lead. */
export function DontLeadTwice(): ReactElement {
  return (
    <FormActions>
      <Button variant="primary">Save draft</Button>
      <Button variant="primary">Send for approval</Button>
    </FormActions>
  )
}
