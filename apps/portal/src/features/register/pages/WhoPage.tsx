import { Button } from '@capiz/ui/Button'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { RadioCards } from '@capiz/ui/RadioGroup'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useFormValues, useSaveForm } from '../../../platform/forms/form.tsx'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
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

interface Choice {
  who: string | null
}

/** First step: who applies. */
export function WhoPage(): ReactElement {
  const navigate = useNavigate()
  const form = useSaveForm<Choice, void>({
    name: 'register',
    schema: formRules(({ who }) => ({ who: who === null ? 'Choose who you are.' : undefined })),
    values: { who: null },
    // the answer is the page it leads to
    save: ({ who }) => Promise.resolve(navigate(choices.find(({ value }) => value === who)?.path ?? '.')),
  })
  const values = useFormValues(form)
  const problem = form.problemsOf(values)['who']
  usePageTitle(`${problem === undefined ? '' : '1 error: '}Apply for accreditation`)

  return (
    <div className={styles.single}>
      <Form onSubmit={form.submit} aria-label="Who you are" width="full">
        {form.summary}
        <Stack gap={2}>
          <Heading level={1} tabIndex={-1}>
            Apply for accreditation
          </Heading>
          <Text tone="muted">
            Have your licences and permits ready as PDF, JPEG or PNG files. You can stop at any time: what you
            enter is kept on this device until you send it.
          </Text>
          <Text>
            Have you applied already? <Link href="/answer">See where your application stands</Link>.
          </Text>
        </Stack>
        <RadioCards
          isStacked
          id="register-who"
          label="Who are you?"
          value={values.who}
          onChange={(who) => form.set({ who })}
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
