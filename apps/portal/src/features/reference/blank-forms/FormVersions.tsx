import { Button } from '@capiz/ui/Button'
import { Drawer } from '@capiz/ui/Drawer'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { usePersonNames } from '../../../patterns/people.ts'
import { type FormsOfType, titleOf, versionText } from './forms.ts'
import { saveVersion } from './save-version.ts'

/** Shows the form that is offered and those it replaced, each to download. */
export function FormVersions({ type, onClose }: { type: FormsOfType; onClose: () => void }): ReactElement {
  const versions = [...(type.form ? [type.form] : []), ...type.earlier]
  const nameOf = usePersonNames(versions.map(({ uploadedBy }) => uploadedBy))
  return (
    <Drawer isOpen onOpenChange={onClose} title={titleOf(type)}>
      <Stack gap={5}>
        {versions.map((version) => (
          <Stack key={version.uuid} gap={1}>
            <Inline gap={2}>
              <Text weight="medium">{version.fileName}</Text>
              {version === type.form ? <StatusBadge tone="positive" label="Offered" /> : null}
            </Inline>
            <Text tone="muted">{versionText(version, nameOf)}</Text>
            <Inline>
              <Button
                size="sm"
                aria-label={`Download ${version.fileName}`}
                onPress={() => void saveVersion(version.uuid)}
              >
                Download
              </Button>
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Drawer>
  )
}
