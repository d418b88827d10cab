import { confirmation } from '@capiz/api/contract/confirmation'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { LinkButton } from '@capiz/ui/Link'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useRef, useState } from 'react'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { Progress } from '../../patterns/confirmation/Progress.tsx'
import { SectionCard } from '../../patterns/confirmation/SectionCard.tsx'
import * as styles from '../../patterns/confirmation/section.css.ts'
import { editPlace, type SectionView } from '../../patterns/confirmation/section.ts'
import { useConfirm } from '../../patterns/confirmation/use-confirm.ts'
import { recordHref, useMay, useProvider } from '../../patterns/provider/provider.ts'
import { call } from '../../platform/calls/api.ts'
import { refreshCalls, useCall } from '../../platform/data/query.tsx'
import { useSend } from '../../platform/data/send.ts'
import { showToast } from '../../platform/feedback/toasts.ts'
import { useCan, useUser } from '../../platform/session/session.ts'
import { ReadError } from '../../patterns/ReadError.tsx'

/** The person staff speak to in a call, for all sections of it. */
function useSpokenTo(isStaff: boolean) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  return {
    name,
    problem,
    input,
    change: (value: string) => {
      setName(value)
      setProblem(undefined)
    },
    /** Returns whether a confirmation can be sent; else says what is missing. */
    isReady: (): boolean => {
      if (!isStaff || name.trim().length >= 2) return true
      setProblem('Enter the name of the person you speak to.')
      input.current?.focus()
      return false
    },
  }
}

/** Mails the provider the link by which it confirms its details without signing in. */
function MailLink({ code }: { code: string }): ReactElement {
  const sendLink = useSend(confirmation.sendLink)
  return (
    <Inline gap={3}>
      <Button
        isPending={sendLink.isPending}
        pendingLabel="Sending"
        onPress={() =>
          sendLink.mutate(
            { input: { body: { ownerCode: code } } },
            { onSuccess: () => showToast('success', 'The link was mailed to the address on record.') },
          )
        }
      >
        Mail the link
      </Button>
      <Text tone="muted">Or let the provider confirm on a phone, without signing in.</Text>
    </Inline>
  )
}

/** The name staff enter for all sections of a call, and the mail instead of one. */
function CallFields({
  code,
  spokenTo,
}: {
  code: string
  spokenTo: ReturnType<typeof useSpokenTo>
}): ReactElement {
  const { name, change, problem, input } = spokenTo
  return (
    <Card>
      <Stack gap={4}>
        <TextField
          label="Person you speak to"
          value={name}
          onChange={change}
          isRequired
          errorMessage={problem}
          maxLength={120}
          ref={input}
        />
        <MailLink code={code} />
      </Stack>
    </Card>
  )
}

/** The way to the report that reopened a section, for staff who may read it. */
function ReportLink({ section: { label, inquiryCode } }: { section: SectionView }): ReactElement | null {
  const provider = useProvider()
  const can = useCan()
  const isStaff = useUser().marker === 'ADMIN'
  if (inquiryCode === null || !isStaff || !can('COMPLIANCE_VIEW')) return null
  const href = `${recordHref(provider)}/records?kind=inquiry-report&record=${inquiryCode}`
  return (
    <LinkButton href={href} aria-label={`Open the report: ${label}`}>
      Open the report
    </LinkButton>
  )
}

function Sections({ sections }: { sections: readonly SectionView[] }): ReactElement {
  const provider = useProvider()
  const may = useMay()
  const isStaff = useUser().marker === 'ADMIN'
  const spokenTo = useSpokenTo(isStaff)
  const refresh = () => void refreshCalls('confirmation.*', 'auditLog.*')
  const { pending, confirm } = useConfirm(
    ({ section, hash }) => {
      const by = isStaff ? { spokenTo: spokenTo.name.trim() } : {}
      return call(confirmation.confirm, { body: { ownerCode: provider.code, section, hash, ...by } })
    },
    refresh,
    refresh,
  )
  const canConfirm = sections.some((section) => section.canConfirm)
  return (
    <Stack gap={4} className={styles.column}>
      <Stack gap={1}>
        <Text>
          {isStaff
            ? 'Read each section to the provider on the telephone, and record what is still right.'
            : 'Members rely on these details. Confirm each section that is still right, or change it.'}
        </Text>
        <Progress sections={sections} />
      </Stack>
      {isStaff && canConfirm ? <CallFields code={provider.code} spokenTo={spokenTo} /> : null}
      {sections.map((section) => (
        <SectionCard key={section.section} section={section}>
          {section.canConfirm ? (
            <Button
              variant="primary"
              isPending={pending === section.section}
              pendingLabel="Confirming"
              aria-label={`${isStaff ? 'Confirmed in the call' : 'Still right'}: ${section.label}`}
              onPress={() => spokenTo.isReady() && confirm(section)}
            >
              {isStaff ? 'Confirmed in the call' : 'Still right'}
            </Button>
          ) : null}
          <ReportLink section={section} />
          {may('edit') ? (
            <LinkButton
              href={`${recordHref(provider)}/${editPlace(provider.kind.name, section.section)}`}
              aria-label={`Change it: ${section.label}`}
            >
              Change it
            </LinkButton>
          ) : null}
        </SectionCard>
      ))}
    </Stack>
  )
}

/** The sections of a record that its provider confirms: by itself, or in a call that staff record. */
export function Confirmation(): ReactElement {
  const { code } = useProvider()
  const { data, error, isFetching, refetch } = useCall(confirmation.sections, { query: { ownerCode: code } })
  if (data !== undefined) return <Sections sections={data} />
  if (error === null) return <LoadingLines count={8} />
  return (
    <ReadError title="The sections could not be read" level={2} answer={{ error, refetch, isFetching }} />
  )
}
