import type { ReactElement } from 'react'
import { useState } from 'react'
import { StatusChangeDialog } from '@capiz/ui/accreditation/StatusChangeDialog'
import { Button } from '@capiz/ui/Button'

export default {
  title: 'Examples/StatusChangeDialog',
  parameters: { docs: { story: { inline: false, height: '640px' }, isWide: true } },
}

/** Only statuses that may follow the present one; why one cannot be taken stands beside it. */
export function MayFollow(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Change status</Button>
      <StatusChangeDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        name="Agila General Hospital"
        from="ACCREDITED"
        today="2026-11-20"
        refusals={{ DISACCREDITED: 'Disaccreditation needs an approved request.' }}
        onSubmit={() => setOpen(false)}
      />
    </>
  )
}

/** The refusal names what is open, and leads there. */
export function OpenConditions(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Change status</Button>
      <StatusChangeDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        name="Agila General Hospital"
        from="ON_PROCESS"
        today="2026-11-20"
        errorMessage="Agila General Hospital cannot be accredited yet. Still open:"
        unmet={[
          { message: 'The DOH licence to operate is missing.', href: '#documents' },
          { message: 'The contract is not signed.' },
        ]}
        onSubmit={() => undefined}
      />
    </>
  )
}

/** A refusal without its reason. */
export function DontOnlyRefuse(): ReactElement {
  return (
    <StatusChangeDialog
      isOpen
      onOpenChange={() => undefined}
      name="Agila General Hospital"
      from="ON_PROCESS"
      today="2026-11-20"
      errorMessage="The status could not be changed."
      onSubmit={() => undefined}
    />
  )
}
