import { Button } from '@capiz/ui/Button'
import { ErrorSummary } from '@capiz/ui/ErrorSummary'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { RadioCards } from '@capiz/ui/RadioGroup'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../../app/page-title.ts'
import * as styles from '../register.css.ts'

const choices = [
  {
    value: 'facility',
    label: 'A health facility',
    hint: 'Hospital, clinic, laboratory or the like that wants to be accredited. About 15 minutes.',
    path: '/register/facility',
  },
  {
    value: 'physician',
    label: 'A physician or dentist',
    hint: 'Somebody with a PRC licence who wants to be accredited. About 15 minutes.',
    path: '/register/physician',
  },
  {
    value: 'account',
    label: 'A facility that is on record already',
    hint: 'Ask for an account to keep your own record up to date.',
    path: '/register/account',
  },
  {
    value: 'physician-account',
    label: 'A physician or dentist who is on record already',
    hint: 'Ask for an account to keep your own record up to date.',
    path: '/register/physician/account',
  },
]

/** First step: who applies. */
export function WhoPage(): ReactElement {
  const [choice, setChoice] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const navigate = useNavigate()
  const problem = attempt > 0 && choice === null ? 'Choose who you are.' : undefined
  usePageTitle(`${problem === undefined ? '' : 'Error: '}Apply for accreditation`)

  function go(): void {
    const path = choices.find(({ value }) => value === choice)?.path
    if (path === undefined) setAttempt(attempt + 1)
    else void navigate(path)
  }
  return (
    <div className={styles.single}>
      <Form onSubmit={go} aria-label="Who you are" width="full">
        <ErrorSummary
          errors={problem === undefined ? [] : [{ fieldId: 'register-who', message: problem }]}
          attempt={attempt}
        />
        <Stack gap={2}>
          <Heading level={1} tabIndex={-1}>
            Apply for accreditation
          </Heading>
          <Text tone="muted">
            Have your licences and permits ready as PDF, JPEG or PNG files. You can stop at any time: what you
            enter is kept on this device until you send it.
          </Text>
        </Stack>
        <RadioCards
          isStacked
          id="register-who"
          label="Who are you?"
          value={choice}
          onChange={setChoice}
          options={choices.map(({ value, label, hint }) => ({ value, label, hint }))}
          errorMessage={problem}
        />
        <FormActions>
          <Button type="submit" variant="primary">
            Continue
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}
