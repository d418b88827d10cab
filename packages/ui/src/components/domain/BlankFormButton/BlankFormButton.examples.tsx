import type { ReactElement } from 'react'
import { useState } from 'react'
import { BlankFormButton } from '@capiz/ui/accreditation/BlankFormButton'
import { DocumentBadge } from '@capiz/ui/accreditation/DomainBadge'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/BlankFormButton' }

/** Under the name of the document it belongs to; it says when the file is on its way. */
export function BesideTheDocument(): ReactElement {
  const [isPending, setPending] = useState(false)
  return (
    <Stack gap={1} align="start">
      <Text weight="medium">Signed schedule of rates</Text>
      <DocumentBadge state="MISSING" isRequired />
      <BlankFormButton
        label="Signed schedule of rates"
        isPending={isPending}
        onPress={() => setPending(true)}
      />
    </Stack>
  )
}

/** The document is valid until 2029. */
export function DontOfferTwice(): ReactElement {
  return (
    <Stack gap={1} align="start">
      <Text weight="medium">Signed schedule of rates</Text>
      <DocumentBadge state="VALID" detail="until 30 Jun 2029" />
      <BlankFormButton label="Signed schedule of rates" onPress={() => undefined} />
    </Stack>
  )
}
