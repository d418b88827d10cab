import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Disclosure } from '@capiz/ui/Disclosure'
import { Inline } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { dayOf } from '../words.ts'
import * as styles from '../record.css.ts'
import type { Papers } from './papers-data.ts'

/** Papers that were replaced; they stay readable for the trail. */
export function EarlierPapers({
  papers,
  onPreview,
}: {
  papers: Papers
  onPreview: (uuid: string) => void
}): ReactElement | null {
  const earlier = papers.all.filter(({ superseded }) => superseded)
  if (earlier.length === 0) return null
  return (
    <Disclosure title={`Earlier versions (${earlier.length})`}>
      <ul className={styles.plainList}>
        {earlier.map((paper) => (
          <li key={paper.uuid}>
            <Inline gap={2}>
              <Text>{paper.docTypeLabel ?? paper.fileName}</Text>
              <Text tone="muted">{`${paper.fileName}, added ${formatDay(dayOf(paper.uploadedDate))}`}</Text>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Preview ${paper.fileName}`}
                onPress={() => onPreview(paper.uuid)}
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
