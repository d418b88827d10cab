import { addYears, type IsoDate } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { DatePicker } from '@capiz/ui/DatePicker'
import { Form } from '@capiz/ui/Form'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { today } from '../../../patterns/today.ts'
import * as styles from '../directory.css.ts'

export interface DayQuestionProps {
  physicianCode: string
  /** where the physician practises */
  places: readonly { code: string; name: string }[]
  place: string
  day: IsoDate
}

/** Asks about a place and a day; the answer has a page of its own, whose address can be shared. */
export function DayQuestion({ physicianCode, places, place, day }: DayQuestionProps): ReactElement {
  const [chosen, setChosen] = useState(place)
  const [chosenDay, setChosenDay] = useState<IsoDate | null>(day)
  const [attempt, setAttempt] = useState(0)
  const navigate = useNavigate()
  const now = today()
  const last = addYears(now, 1)

  function problem(): string | undefined {
    if (chosenDay === null) return 'Enter the day, such as 24/11/2026.'
    if (chosenDay < now) return 'This day has passed. Choose today or a later day.'
    return chosenDay > last ? 'Choose a day within one year.' : undefined
  }
  const error = attempt > 0 ? problem() : undefined
  function submit(): void {
    setAttempt(attempt + 1)
    if (problem() === undefined)
      void navigate(`/directory/${physicianCode}/${chosen}?day=${chosenDay ?? now}`)
  }
  return (
    <Form onSubmit={submit} aria-label="Ask about a day" width="full">
      <div className={styles.question}>
        <NativeSelect
          label="Where"
          value={chosen}
          options={places.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={setChosen}
        />
        <DatePicker
          label="Day"
          value={chosenDay}
          onChange={setChosenDay}
          minValue={now}
          maxValue={last}
          errorMessage={error}
        />
        <Button type="submit" variant="primary">
          Show the answer
        </Button>
      </div>
    </Form>
  )
}
