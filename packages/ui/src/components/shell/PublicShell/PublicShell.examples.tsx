import type { ReactElement } from 'react'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { PublicShell } from '@capiz/ui/PublicShell'
import { Text } from '@capiz/ui/Text'

export default {
  title: 'Examples/PublicShell',
  parameters: { docs: { story: { inline: false, height: '460px' }, isWide: true }, layout: 'fullscreen' },
}

/** A page for everybody: larger text, no rail. */
export function Directory(): ReactElement {
  return (
    <PublicShell
      brand={{ name: 'Accreditation', href: '#home' }}
      links={<Link href="#sign-in">Sign in</Link>}
      footer="Provider network portal"
    >
      <Heading level={1} size="display">
        Find a provider
      </Heading>
      <Text size="large" hasMeasure>
        Hospitals, clinics and physicians who are accredited today.
      </Text>
    </PublicShell>
  )
}

/** A gate in front of public facts. */
export function DontAskForAnAccount(): ReactElement {
  return (
    <PublicShell brand={{ name: 'Accreditation', href: '#home' }} layout="centered">
      <Heading level={1}>Sign in to find a provider</Heading>
      <Text>The directory is shown to people with an account.</Text>
    </PublicShell>
  )
}
