import type { ReactElement } from 'react'
import { useState } from 'react'
import { DuplicateCandidates } from '@capiz/ui/accreditation/DuplicateCandidates'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/DuplicateCandidates' }

/** The likely record with what both have in common, and the way on if it is another one. */
export function SameOrAnother(): ReactElement {
  const [answer, setAnswer] = useState('')
  return (
    <Stack>
      <DuplicateCandidates
        candidates={[
          {
            code: 'HF0000142',
            name: 'Sampaguita Medical Center, Lipa',
            facts: 'Hospital, Lipa City',
            score: 4,
            href: '#HF0000142',
            signals: [
              {
                signal: 'name',
                label: 'Name',
                candidateValue: 'Sampaguita Med. Ctr.',
                existingValue: 'Sampaguita Medical Center, Lipa',
              },
              {
                signal: 'phic',
                label: 'PhilHealth number',
                candidateValue: 'H0410082',
                existingValue: 'H0410082',
              },
            ],
          },
        ]}
        onSame={(code) => setAnswer(`Continue with ${code}.`)}
        onDifferent={() => setAnswer('Continue with a new record.')}
      />
      <Text>{answer}</Text>
    </Stack>
  )
}

/** A dead end: the entry cannot be saved, whatever is true. */
export function DontForbid(): ReactElement {
  return (
    <Notice tone="danger" title="This name is already taken">
      Enter another name.
    </Notice>
  )
}
