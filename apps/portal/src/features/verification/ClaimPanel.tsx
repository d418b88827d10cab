import { verificationMethods } from '@capiz/domain/reference'
import { plural } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import { proofPresentation, resultPresentation, type VerificationResult } from '@capiz/domain/verification'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { DescriptionList, type Fact } from '@capiz/ui/DescriptionList'
import { type DocumentOffer, DocumentUploader } from '@capiz/ui/accreditation/DocumentUploader'
import { KeyboardHint } from '@capiz/ui/KeyboardHint'
import { Link } from '@capiz/ui/Link'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useMemo, useState } from 'react'
import { useShortcuts } from '../../platform/shortcuts/shortcuts.ts'
import { usePersonNames } from '../../patterns/people.ts'
import { dayOf } from '../../patterns/labels.ts'
import { today } from '../../patterns/today.ts'
import { type Claim, claimLabel, ownerPath } from './claim.ts'
import { ClaimDocument } from './ClaimDocument.tsx'
import { useVerify } from './use-verify.ts'
import * as styles from './verification.css.ts'

const keys: readonly { result: VerificationResult; key: string; label: string }[] = [
  { result: 'CONFIRMED', key: 'c', label: 'Confirm' },
  { result: 'MISMATCH', key: 'm', label: 'Mismatch' },
  { result: 'NOT_FOUND', key: 'n', label: 'Not found' },
]

const evidence: readonly DocumentOffer[] = [
  { code: 'EVIDENCE', label: 'Evidence', isRequired: false, accepted: ['pdf', 'jpeg', 'png'] },
]

/** The facts to compare, and where. */
function factsOf(claim: Claim, nameOf: (username: string) => string): Fact[] {
  const { result, performedBy, performedDate } = claim
  const last =
    result === null || performedDate === null
      ? 'Never'
      : `${resultPresentation[result as VerificationResult].label} on ${formatDay(dayOf(performedDate))} by ${nameOf(performedBy ?? '')}`
  return [
    {
      id: 'owner',
      label: 'Provider',
      value: <Link href={ownerPath(claim)}>{`${claim.ownerName} (${claim.ownerCode})`}</Link>,
    },
    { id: 'number', label: 'Number on record', value: claim.number },
    {
      id: 'until',
      label: 'Valid until',
      value: claim.validityDate === null ? null : formatDay(claim.validityDate),
    },
    {
      id: 'source',
      label: 'Source',
      value:
        claim.address === null ? (
          claim.source
        ) : (
          <Link href={claim.address} target="_blank">
            {claim.source}
          </Link>
        ),
    },
    { id: 'holds', label: 'A confirmation holds', value: plural(claim.daysValid, 'day', 'days') },
    { id: 'last', label: 'Last verified', value: last },
  ]
}

interface ResultsProps {
  /** a contradiction is read before it is settled: no result of it is the primary one */
  isContradicted: boolean
  pending: VerificationResult | undefined
  send: (result: VerificationResult) => void
}

/** The results that can be recorded, three of them with a key. */
function Results({ isContradicted, pending, send }: ResultsProps): ReactElement {
  return (
    <div className={styles.foot}>
      <div className={styles.results}>
        {keys.map(({ result, key, label }) => (
          <Button
            key={result}
            variant={result === 'CONFIRMED' && !isContradicted ? 'primary' : 'secondary'}
            isPending={pending === result}
            pendingLabel="Saving"
            onPress={() => send(result)}
          >
            {label} <KeyboardHint keys={[key.toUpperCase()]} />
          </Button>
        ))}
        <Button
          isPending={pending === 'SOURCE_DOWN'}
          pendingLabel="Saving"
          onPress={() => send('SOURCE_DOWN')}
        >
          Unreachable
        </Button>
      </div>
    </div>
  )
}

/** The form of a claim the caller may verify: method, what was found, evidence, and a key for each result. */
function VerifyForm({ claim, onDone }: { claim: Claim; onDone: () => void }): ReactElement {
  const form = useVerify(claim, onDone)
  const { send } = form
  // the keys act on what is typed at the moment
  const shortcuts = useMemo(
    () => keys.map(({ key, label, result }) => ({ keys: key, label, run: () => send(result) })),
    [send],
  )
  useShortcuts(shortcuts)
  return (
    <Stack gap={4}>
      <NativeSelect
        label="How the source was asked"
        value={form.method}
        onChange={form.setMethod}
        options={verificationMethods.map(({ code, label }) => ({ value: code, label }))}
      />
      <TextArea
        label="What the source says"
        hint="Needed for a mismatch."
        rows={2}
        maxLength={1000}
        value={form.found}
        onChange={form.setFound}
        errorMessage={form.foundProblem}
      />
      <DocumentUploader
        label="Evidence"
        today={today()}
        offers={evidence}
        onRowsChange={(rows) => form.setFile(rows[0]?.file)}
      />
      {form.refusal === undefined ? null : (
        <Notice tone="danger" title="The result was not saved" isLive>
          {form.refusal}
        </Notice>
      )}
      <Results isContradicted={claim.state === 'CONTRADICTED'} pending={form.pending} send={send} />
    </Stack>
  )
}

/** One claim: what is claimed, where it is looked up, the document, and the form of the result. */
export function ClaimPanel({ claim, onDone }: { claim: Claim; onDone: () => void }): ReactElement {
  const nameOf = usePersonNames([claim.performedBy ?? undefined])
  const [isShown, setShown] = useState(false)
  return (
    <Card
      title={claimLabel(claim)}
      actions={<StatusBadge size="sm" {...proofPresentation[claim.state]} />}
      description={claim.isAsked ? 'A requirement rule asks for this source.' : undefined}
    >
      <Stack gap={4}>
        <DescriptionList layout="sheet" facts={factsOf(claim, nameOf)} />
        {claim.uuid === null ? null : (
          <Inline>
            <Button size="sm" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
              {isShown ? 'Hide the document' : 'Show the document'}
            </Button>
          </Inline>
        )}
        {isShown ? <ClaimDocument key={claim.uuid} claim={claim} /> : null}
        {claim.canVerify ? (
          <VerifyForm claim={claim} onDone={onDone} />
        ) : (
          <Notice tone="info" title="You cannot verify this">
            {claim.problem}
          </Notice>
        )}
      </Stack>
    </Card>
  )
}
