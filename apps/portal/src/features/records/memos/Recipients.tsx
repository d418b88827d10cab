import { memosAtOnce } from '@capiz/api/schema/memo'
import { plural } from '@capiz/domain/text'
import { AsyncComboBox, type Option } from '@capiz/ui/AsyncComboBox'
import { Stack } from '@capiz/ui/Stack'
import { TagGroup } from '@capiz/ui/TagGroup'
import type { ReactElement } from 'react'
import { findProviders } from '../../../patterns/find-provider.ts'
import type { FieldBinding } from '../../../platform/forms/field-binding.ts'

/** The providers a memo is for: searched one after the other, each kept as a tag that can be removed. */
export function Recipients({ value, onChange, ...rest }: FieldBinding<readonly Option[]>): ReactElement {
  return (
    <Stack gap={2}>
      <AsyncComboBox
        {...rest}
        label="Providers"
        isRequired
        placeholder="Name, code or licence"
        hint={`${plural(value.length, 'provider', 'providers')} chosen; each gets its own memo, up to ${memosAtOnce} at once.`}
        load={findProviders}
        value={null}
        onChange={(found) => {
          if (found !== null && !value.some(({ id }) => id === found.id)) onChange([...value, found])
        }}
      />
      {value.length === 0 ? null : (
        // stays in reach while the list is open, which hides everything else from screen readers
        <div data-react-aria-top-layer="true">
          <TagGroup
            label="Chosen providers"
            tags={value}
            onRemove={(removed) => onChange(value.filter(({ id }) => id !== removed))}
          />
        </div>
      )}
    </Stack>
  )
}
