import { Link } from '@capiz/ui/Link'
import { PublicShell } from '@capiz/ui/PublicShell'
import type { ReactElement } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { config } from '../../platform/config.ts'
import { useSession } from '../../platform/session/session.ts'
import { FrameProviders } from './FrameProviders.tsx'

const open = [
  ['/directory', 'Directory'],
  ['/faq', 'Questions'],
] as const
const forGuests = [
  ['/register', 'Apply'],
  ['/auth/login', 'Sign in'],
] as const
const forUsers = [['/', 'My work']] as const

function Links(): ReactElement {
  const { status } = useSession()
  const { pathname } = useLocation()
  return (
    <>
      {[...open, ...(status === 'out' ? forGuests : forUsers)].map(([href, label]) => (
        <Link
          key={href}
          href={href}
          variant="plain"
          aria-current={href !== '/' && pathname.startsWith(href) ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </>
  )
}

/** The frame of the pages that need no sign-in. */
export function PublicFrame(): ReactElement {
  return (
    <FrameProviders>
      <PublicShell brand={{ name: config.product, href: '/' }} links={<Links />}>
        <Outlet />
      </PublicShell>
    </FrameProviders>
  )
}
