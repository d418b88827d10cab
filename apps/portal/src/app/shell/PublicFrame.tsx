import { Link } from '@capiz/ui/Link'
import { PublicShell } from '@capiz/ui/PublicShell'
import type { ReactElement } from 'react'
import { Outlet } from 'react-router-dom'
import { config } from '../config.ts'
import { useSession } from '../session/session.ts'
import { FrameProviders } from './FrameProviders.tsx'

function Links(): ReactElement {
  const { status } = useSession()
  return (
    <>
      <Link href="/directory" variant="plain">
        Directory
      </Link>
      <Link href="/faq" variant="plain">
        Questions and answers
      </Link>
      {status === 'out' ? (
        <>
          <Link href="/register" variant="plain">
            Apply
          </Link>
          <Link href="/auth/login" variant="plain">
            Sign in
          </Link>
        </>
      ) : (
        <Link href="/" variant="plain">
          My work
        </Link>
      )}
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
