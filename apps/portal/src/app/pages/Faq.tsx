import { Disclosure } from '@capiz/ui/Disclosure'
import { Link } from '@capiz/ui/Link'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement, ReactNode } from 'react'

interface Entry {
  question: string
  answer: ReactNode
}

const entries: readonly Entry[] = [
  {
    question: 'How do I apply for accreditation?',
    answer: (
      <>
        Open <Link href="/register">the application</Link>, choose facility or physician and follow the steps.
        Have your licences and permits ready as PDF, JPEG or PNG files of at most 10 MB each. At the end you
        get a reference number.
      </>
    ),
  },
  {
    question: 'What happens after I have applied?',
    answer:
      'An accreditation officer checks your entries and documents, and another officer approves them. Your status stays "On process" until the checklist is complete and the contract is signed.',
  },
  {
    question: 'How do I get an account?',
    answer:
      'The accreditation office makes the account for your facility or for you and mails a temporary password. It works for 24 hours; at the first sign-in you choose your own.',
  },
  {
    question: 'I forgot my password. What now?',
    answer: (
      <>
        Ask for a code under <Link href="/auth/forgot-password">forgot password</Link>. With the code you get
        a temporary password by mail.
      </>
    ),
  },
  {
    question: 'Why was I signed out?',
    answer:
      'After an hour without any activity the session ends, with a warning before. It also ends when you sign in on another device. What you were typing is kept on your device as a draft where the page says so.',
  },
  {
    question: 'Why does my change not show at once?',
    answer:
      'Changes to names, licences, prices and documents become a request that the accreditation office approves first. Under "My requests" you see where each one stands and who asked for what.',
  },
  {
    question: 'How do I change room rates?',
    answer:
      'Download the template on the room rates page of your facility, fill it in and upload it with an effective date more than 30 days ahead. Every line is checked before anything is saved, and each problem is named with its row and column.',
  },
  {
    question: 'Which files can I upload?',
    answer:
      'PDF, JPEG and PNG for documents, XLSX for price sheets; at most 20 files of 10 MB each. PDF files with a password cannot be read.',
  },
]

/** Questions and answers, open to everybody (specification 1, section 2). */
export function Faq(): ReactElement {
  return (
    <Stack gap={6}>
      <PageHeader
        title="Questions and answers"
        description="What applicants, coordinators and physicians ask most."
      />
      <Stack gap={2}>
        {entries.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <Text as="div" hasMeasure>
              {answer}
            </Text>
          </Disclosure>
        ))}
      </Stack>
    </Stack>
  )
}
