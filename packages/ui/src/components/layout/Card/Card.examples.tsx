import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Card' }

/** One thing with its name, and its actions in the header. */
export function OneThing(): ReactElement {
  return (
    <Card title="Room rates" description="In force since 1 Jul 2026" actions={<Button>New version</Button>}>
      <Text>Six room categories are offered.</Text>
    </Card>
  )
}

/** A line under the content says how much it holds. */
export function WithFooter(): ReactElement {
  return (
    <Card
      title="Contact"
      footer={
        <Text size="compact" tone="muted">
          Changed on 12 Nov 2026
        </Text>
      }
    >
      <DescriptionList
        columns={1}
        facts={[
          { id: 'phone', label: 'Telephone', value: '(043) 756 2000' },
          { id: 'email', label: 'E-mail', value: 'records@sampaguita.example' },
        ]}
      />
    </Card>
  )
}

/** Parts of one card are told apart by space and labels. */
export function PartsByLabels(): ReactElement {
  return (
    <Card title="Contact">
      <DescriptionList
        columns={1}
        facts={[
          { id: 'phone', label: 'Telephone', value: '(043) 756 2000' },
          { id: 'email', label: 'E-mail', value: 'records@sampaguita.example' },
        ]}
      />
    </Card>
  )
}

/** Cards in a card: three frames around two facts. */
export function DontNest(): ReactElement {
  return (
    <Card title="Contact">
      <Card title="Telephone" level={3}>
        <Text>(043) 756 2000</Text>
      </Card>
      <Card title="E-mail" level={3}>
        <Text>records@sampaguita.example</Text>
      </Card>
    </Card>
  )
}

/** The action stands far from the title it belongs to. */
export function DontSinkActions(): ReactElement {
  return (
    <Card title="Room rates" description="In force since 1 Jul 2026">
      <Text>Six room categories are offered.</Text>
      <Button>New version</Button>
    </Card>
  )
}
