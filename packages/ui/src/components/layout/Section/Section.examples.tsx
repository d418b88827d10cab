import type { ReactElement } from 'react'
import { Link } from '@capiz/ui/Link'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Section' }

/** A part of a page with its title, and its action beside the title. */
export function PartOfPage(): ReactElement {
  return (
    <Section
      title="Contact persons"
      description="People the network may call about coverage."
      actions={<Link href="#edit">Edit</Link>}
    >
      <Text>Two people are named.</Text>
    </Section>
  )
}

/** Parts of a part have titles of the next level. */
export function Levels(): ReactElement {
  return (
    <Section title="People">
      <Stack>
        <Section title="Contact persons" level={3}>
          <Text>Two people are named.</Text>
        </Section>
        <Section title="Physicians" level={3}>
          <Text>214 physicians practise here.</Text>
        </Section>
      </Stack>
    </Section>
  )
}

/** All parts on one level: what belongs to what cannot be seen or heard. */
export function DontFlatten(): ReactElement {
  return (
    <Stack>
      <Section title="People">{null}</Section>
      <Section title="Contact persons">
        <Text>Two people are named.</Text>
      </Section>
      <Section title="Physicians">
        <Text>214 physicians practise here.</Text>
      </Section>
    </Stack>
  )
}

/** The action at the end of the content: it is unclear what it edits. */
export function DontSinkActions(): ReactElement {
  return (
    <Section title="Contact persons" description="People the network may call about coverage.">
      <Text>Two people are named.</Text>
      <Link href="#edit">Edit</Link>
    </Section>
  )
}
