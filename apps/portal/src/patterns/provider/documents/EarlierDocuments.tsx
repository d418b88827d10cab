import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Disclosure } from '@capiz/ui/Disclosure'
import { Inline } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { dayOf } from '../../labels.ts'
import * as styles from '../record.css.ts'
import type { ProviderDocument } from './documents.ts'
import type { ProviderDocuments } from './documents-data.ts'

function factsOf({ fileName, uploadedDate, validityDate }: ProviderDocument): string {
  const added = `${fileName}, added ${formatDay(dayOf(uploadedDate))}`
  return validityDate === null ? added : `${added}, valid until ${formatDay(validityDate)}`
}

/** Documents that were replaced; they stay readable for the trail. */
export function EarlierDocuments({
  documents,
  onPreview,
}: {
  documents: ProviderDocuments
  onPreview: (uuid: string) => void
}): ReactElement | null {
  const earlier = documents.all.filter(({ superseded }) => superseded)
  if (earlier.length === 0) return null
  return (
    <Disclosure title={`Earlier versions (${earlier.length})`}>
      <ul className={styles.plainList}>
        {earlier.map((file) => (
          <li key={file.uuid}>
            <Inline gap={2}>
              <Text>{file.docTypeLabel ?? file.fileName}</Text>
              <Text tone="muted">{factsOf(file)}</Text>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Preview ${file.fileName}`}
                onPress={() => onPreview(file.uuid)}
              >
                Preview
              </Button>
            </Inline>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
