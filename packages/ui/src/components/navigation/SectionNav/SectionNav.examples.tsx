import type { ReactElement } from 'react'
import { Section } from '@capiz/ui/Section'
import { SectionNav } from '@capiz/ui/SectionNav'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/SectionNav', parameters: { docs: { isWide: true } } }

/** The sections of a form, with the errors and the changes of each. */
export function SectionsOfAForm(): ReactElement {
  return (
    <SectionNav
      label="Sections"
      sections={[
        { id: 'clinic', label: 'Facility', isChanged: true },
        { id: 'hours', label: 'Opening hours' },
        { id: 'people', label: 'Contact persons', errorCount: 2, isChanged: true },
        { id: 'places', label: 'Addresses' },
        { id: 'bank', label: 'Payment' },
      ]}
    >
      <Stack gap={6}>
        <Section id="clinic" title="Facility">
          <Text>Name, type and category.</Text>
        </Section>
        <Section id="hours" title="Opening hours">
          <Text>The hours of each day.</Text>
        </Section>
        <Section id="people" title="Contact persons">
          <Text>Who is called about coverage.</Text>
        </Section>
        <Section id="places" title="Addresses">
          <Text>The main address and others.</Text>
        </Section>
        <Section id="bank" title="Payment">
          <Text>Payee and account.</Text>
        </Section>
      </Stack>
    </SectionNav>
  )
}

/** Two sections are seen at once: the list only takes width. */
export function DontListTwo(): ReactElement {
  return (
    <SectionNav
      label="Sections"
      sections={[
        { id: 'name', label: 'Name' },
        { id: 'remarks', label: 'Remarks' },
      ]}
    >
      <Stack gap={6}>
        <Section id="name" title="Name">
          <Text>The name of the room category.</Text>
        </Section>
        <Section id="remarks" title="Remarks">
          <Text>For the reviewer.</Text>
        </Section>
      </Stack>
    </SectionNav>
  )
}
