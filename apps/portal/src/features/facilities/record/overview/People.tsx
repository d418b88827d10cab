import { addressTypes } from '@capiz/domain/facility'
import { choiceLabel } from '@capiz/domain/field'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Link } from '@capiz/ui/Link'
import { Tag } from '@capiz/ui/Tag'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useFacility } from '../../facility-data.ts'
import * as styles from '../../../../patterns/provider/record.css.ts'

/** The people to talk to. */
export function Contacts(): ReactElement {
  const { contacts } = useFacility()
  if (contacts.length === 0) return <Text tone="muted">No contact person is named.</Text>
  return (
    <div className={styles.cards}>
      {contacts.map(({ name, position, telephone, emailAddress, coordinator }) => (
        <Stack key={`${name}-${emailAddress ?? telephone ?? ''}`} gap={1}>
          <Inline gap={2}>
            <Text weight="strong">{name}</Text>
            {coordinator ? <Tag label="Coordinator" /> : null}
          </Inline>
          {position === null || (coordinator && position === 'Coordinator') ? null : (
            <Text tone="muted">{position}</Text>
          )}
          {telephone === null ? null : <Text>{telephone}</Text>}
          {emailAddress === null ? null : <Link href={`mailto:${emailAddress}`}>{emailAddress}</Link>}
        </Stack>
      ))}
    </div>
  )
}

/** Shows the addresses of the facility. */
export function Addresses(): ReactElement {
  const { addresses } = useFacility()
  return (
    <DescriptionList
      layout="sheet"
      facts={addresses.map((address) => ({
        id: String(address.id),
        label: choiceLabel(addressTypes, address.addressType) ?? address.addressType,
        value: [
          address.line,
          address.barangay,
          [address.zipCode, address.city].filter(Boolean).join(' '),
          address.province,
        ]
          .filter(Boolean)
          .join(', '),
      }))}
    />
  )
}
