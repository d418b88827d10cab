import type { ReactElement } from 'react'
import { useState } from 'react'
import { RadioGroup } from '@capiz/ui/RadioGroup'

export default { title: 'Examples/RadioGroup' }

const yesOrNo = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
] as const

const rooms = ['Ward', 'Semi-private', 'Private', 'Intensive care', 'Isolation', 'Suite'].map((label) => ({
  value: label.toUpperCase(),
  label,
}))

/** Short answers to a yes-or-no question stand beside each other; none is chosen beforehand. */
export function YesOrNo(): ReactElement {
  const [answer, setAnswer] = useState<'Y' | 'N' | null>(null)
  return (
    <RadioGroup label="Open on Sundays" layout="row" options={yesOrNo} value={answer} onChange={setAnswer} />
  )
}

/** More than two answers stand below each other, so that they can be compared. */
export function ListOfAnswers(): ReactElement {
  const [room, setRoom] = useState<string | null>('PRIVATE')
  return <RadioGroup label="Room category" options={rooms} value={room} onChange={setRoom} />
}

/** Few choices that need explaining are cards. */
export function ExplainedChoices(): ReactElement {
  const [who, setWho] = useState<'PHY' | 'HF' | null>('HF')
  return (
    <RadioGroup
      label="Who are you?"
      layout="cards"
      options={[
        { value: 'PHY', label: 'Physician', hint: 'You hold a licence to practise.' },
        { value: 'HF', label: 'Facility', hint: 'You act for a hospital, clinic or laboratory.' },
      ]}
      value={who}
      onChange={setWho}
    />
  )
}

/** Chosen beforehand, where a wrong answer is costly. */
export function DontAnswerForThem(): ReactElement {
  const [answer, setAnswer] = useState<'Y' | 'N' | null>('Y')
  return (
    <RadioGroup
      label="Was a complaint filed against you?"
      layout="row"
      options={yesOrNo}
      value={answer}
      onChange={setAnswer}
    />
  )
}

/** Many answers in a row break anywhere, and cannot be compared. */
export function DontCrowd(): ReactElement {
  const [room, setRoom] = useState<string | null>('PRIVATE')
  return <RadioGroup label="Room category" layout="row" options={rooms} value={room} onChange={setRoom} />
}
