import type { ReactElement } from 'react'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { PrintFrame } from '@capiz/ui/PrintFrame'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/PrintFrame' }

/** On paper each page has the title, the day and the person; on the screen nothing is added. */
export function FilteredList(): ReactElement {
  return (
    <PrintFrame
      title="Facilities"
      detail="Status: accredited. City: Lipa City."
      printedOn="2026-11-20"
      printedBy="Marisol Santos"
    >
      <DescriptionList
        facts={[
          { id: 'a', label: 'HF0000142', value: 'Sampaguita Medical Center' },
          { id: 'b', label: 'HF0000377', value: 'Sampaguita Dental Arts' },
        ]}
      />
    </PrintFrame>
  )
}

/** Two frames around one text. */
export function DontNest(): ReactElement {
  return (
    <PrintFrame title="Sampaguita Medical Center" printedOn="2026-11-20" printedBy="Marisol Santos">
      <PrintFrame title="Room rates" printedOn="2026-11-20" printedBy="Marisol Santos">
        <Text>Ten room categories.</Text>
      </PrintFrame>
    </PrintFrame>
  )
}
