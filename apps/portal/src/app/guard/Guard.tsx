import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement, ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { loadUser, useSession } from '../../platform/session/session.ts'
import { alone } from '../../platform/feedback/Waiting.css.ts'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { decide, type RouteRule } from '../../platform/routing/decide.ts'
import { returnAddress } from './return-address.ts'

/** Shows its content only to whom the rule allows, and sends everybody else to where they belong. */
export function Guard({ rule, children }: { rule: RouteRule; children: ReactNode }): ReactElement {
  const session = useSession()
  const location = useLocation()
  const { code } = useParams()
  const decision = decide({
    rule,
    session,
    path: location.pathname,
    address: location.pathname + location.search,
    code,
    from: returnAddress(location.state),
  })
  switch (decision.kind) {
    case 'show':
      return <>{children}</>
    case 'wait':
      return <Waiting />
    case 'go':
      return (
        <Navigate
          to={decision.to}
          replace
          state={decision.from === undefined ? null : { from: decision.from }}
        />
      )
    case 'refused':
      return (
        <div className={alone}>
          <Notice tone="attention" title="You may not open this page">
            Ask your administrator if you need it for your work.
          </Notice>
        </div>
      )
    case 'failed':
      return (
        <div className={alone}>
          <Notice
            tone="danger"
            title="Your account could not be read"
            actions={<Button onPress={() => void loadUser()}>Try again</Button>}
            isLive
          >
            {decision.message}
          </Notice>
        </div>
      )
  }
}
