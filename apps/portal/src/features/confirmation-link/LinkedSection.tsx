import { Button } from '@capiz/ui/Button'
import { Stack } from '@capiz/ui/Stack'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { SectionCard } from '../../patterns/confirmation/SectionCard.tsx'
import * as styles from '../../patterns/confirmation/section.css.ts'
import type { SectionView } from '../../patterns/confirmation/section.ts'

const least = 5

interface LinkedSectionProps {
  section: SectionView
  isPending: boolean
  onConfirm: () => void
  /** answers whether it was stored */
  onReport: (problem: string) => Promise<boolean>
}

function ProblemForm({
  section,
  isPending,
  onReport,
  onClose,
}: Omit<LinkedSectionProps, 'onConfirm'> & { onClose: () => void }): ReactElement {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    if (text.trim().length < least) {
      setProblem('Write what is wrong and how it should be.')
      return
    }
    if (await onReport(text.trim())) onClose()
  }
  return (
    <Stack gap={4}>
      <TextArea
        label={`What is wrong in ${section.label.toLowerCase()}?`}
        hint="Write how it should be. The accreditation office corrects it."
        value={text}
        onChange={(value) => {
          setText(value)
          setProblem(undefined)
        }}
        maxLength={1000}
        isRequired
        errorMessage={problem}
      />
      <div className={styles.actions}>
        <Button variant="primary" isPending={isPending} pendingLabel="Sending" onPress={() => void send()}>
          Send
        </Button>
        <Button variant="quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </Stack>
  )
}

/** A section of the record a link opens: still right, or what is wrong in it. */
export function LinkedSection(props: LinkedSectionProps): ReactElement {
  const { section, isPending, onConfirm } = props
  const [isWrong, setWrong] = useState(false)
  return (
    <SectionCard section={section}>
      {isWrong ? (
        <ProblemForm {...props} onClose={() => setWrong(false)} />
      ) : (
        <>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Confirming"
            aria-label={`Still right: ${section.label}`}
            onPress={onConfirm}
          >
            Still right
          </Button>
          <Button aria-label={`Something is wrong: ${section.label}`} onPress={() => setWrong(true)}>
            Something is wrong
          </Button>
        </>
      )}
    </SectionCard>
  )
}
