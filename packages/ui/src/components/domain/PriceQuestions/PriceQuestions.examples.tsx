import type { ReactElement } from 'react'
import { useState } from 'react'
import { PriceQuestions } from '@capiz/ui/accreditation/PriceQuestions'
import { Button } from '@capiz/ui/Button'

export default {
  title: 'Examples/PriceQuestions',
  parameters: { docs: { story: { inline: false, height: '520px' }, isWide: true } },
}

/** The change and its first day come first; each price that stands out takes a reason. */
export function FarFromBefore(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Save version</Button>
      <PriceQuestions
        isOpen={isOpen}
        onOpenChange={setOpen}
        days="Prices change from 1 Jan 2027 on."
        summary="2 of 14 prices change."
        questions={[{ id: 'ward', code: 'FAR_FROM_PRICE', text: 'Ward: ₱1,000.00 to ₱2,000.00 (+100.0%).' }]}
        submitLabel="Save version"
        onSubmit={() => setOpen(false)}
      />
    </>
  )
}

/** A window with nothing to answer, between people and their work. */
export function DontAskAnyway(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Save version</Button>
      <PriceQuestions
        isOpen={isOpen}
        onOpenChange={setOpen}
        days="Prices change from 1 Jan 2027 on."
        summary="1 of 14 prices changes."
        questions={[]}
        submitLabel="Save version"
        onSubmit={() => setOpen(false)}
      />
    </>
  )
}
