import { LinkButton } from '@capiz/ui/Link'
import { Inline } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useCan } from '../../platform/session/session.ts'

/** Links to the pages used most by readers for whom nothing waits. */
export function Usual(): ReactElement {
  const can = useCan()
  const places = [
    { href: '/reports', label: 'Open reports', isOpen: can('REPORT_VIEW') },
    { href: '/health-facility', label: 'Browse facilities', isOpen: can('HF_VIEW') },
    { href: '/doctor', label: 'Browse physicians', isOpen: can('PHY_VIEW') },
  ].filter(({ isOpen }) => isOpen)
  return (
    <Inline gap={2}>
      {places.map(({ href, label }, at) => (
        <LinkButton key={href} href={href} size="sm" variant={at === 0 ? 'primary' : 'secondary'}>
          {label}
        </LinkButton>
      ))}
    </Inline>
  )
}
