import { confirmation } from '@capiz/api/contract/confirmation'
import { freshnessPresentation, freshnessStates } from '@capiz/domain/confirmation'
import { plural } from '@capiz/domain/text'
import { Card } from '@capiz/ui/Card'
import { LinkButton } from '@capiz/ui/Link'
import { Inline } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { useUser } from '../../platform/session/session.ts'
import { recordHref, useProvider } from './provider.ts'

/** Statuses in which members are referred to a provider, or may be again. */
const inNetwork: readonly string[] = ['ACCREDITED', 'SUSPENDED']

/** How fresh the details of a provider in the network are, with the way to confirm them; its owner is asked for it. */
export function ConfirmationCard(): ReactElement | null {
  const provider = useProvider()
  const isStaff = useUser().marker === 'ADMIN'
  const isAsked = inNetwork.includes(provider.status)
  const answer = useCall(
    confirmation.sections,
    { query: { ownerCode: provider.code } },
    { isEnabled: isAsked },
  )
  if (!isAsked || answer.isError) return null
  const sections = answer.data ?? []
  const open = sections.filter(({ state }) => state !== 'CONFIRMED').length
  const first = freshnessStates.map((state) => ({
    state,
    labels: sections.filter((one) => one.state === state).map(({ label }) => label),
  }))
  const openText = `${plural(open, 'section is', 'sections are')} to be confirmed`
  return (
    <Card
      title={isStaff ? 'Confirmed by the provider' : 'Are your details still right?'}
      // its line is there from the start, so that nothing moves when the answer comes
      description={
        answer.data === undefined ? '\u00A0' : open === 0 ? 'Every section is confirmed' : openText
      }
      padding={open === 0 ? 'none' : 'normal'}
      actions={
        <LinkButton
          size="sm"
          variant={isStaff || open === 0 ? 'quiet' : 'secondary'}
          href={`${recordHref(provider)}/confirmation`}
        >
          {isStaff || open === 0 ? 'Open' : 'Confirm now'}
        </LinkButton>
      }
    >
      {open === 0 ? null : (
        <Inline gap={2}>
          {first.flatMap(({ state, labels }) => {
            const { tone, icon, label } = freshnessPresentation[state]
            return labels.map((name) => (
              <StatusBadge
                key={name}
                size="sm"
                tone={tone}
                icon={icon}
                label={`${name}: ${label.toLowerCase()}`}
              />
            ))
          })}
        </Inline>
      )}
    </Card>
  )
}
