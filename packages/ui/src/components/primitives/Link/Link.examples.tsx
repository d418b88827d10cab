import type { ReactElement } from 'react'
import { Link } from '@capiz/ui/Link'
import { LinkButton } from '@capiz/ui/LinkButton'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Link' }

/** A link in running text is underlined and names the page it leads to. */
export function InText(): ReactElement {
  return (
    <Text>
      The request concerns <Link href="#facility">Sampaguita Medical Center</Link> and two others.
    </Text>
  )
}

/** A page that is opened like an action looks like a button and stays a link: it opens in a new tab too. */
export function PageAsButton(): ReactElement {
  return (
    <Inline>
      <LinkButton href="#new" variant="primary">
        Add facility
      </LinkButton>
      <LinkButton href="#import">Import a list</LinkButton>
    </Inline>
  )
}

/** A link that opens a new tab says so, and a file says its kind and size. */
export function OtherWindow(): ReactElement {
  return (
    <Stack gap={2}>
      <Link variant="standalone" href="#form" target="_blank" rel="noreferrer">
        Application form (opens a new tab)
      </Link>
      <Link variant="standalone" href="#memo" download="memo.pdf">
        Memo of 20 Nov 2026 (PDF, 0.2 MB)
      </Link>
    </Stack>
  )
}

/** The words of the link say nothing about the page. */
export function DontSayHere(): ReactElement {
  return (
    <Text>
      The request concerns Sampaguita Medical Center. For the record click <Link href="#facility">here</Link>.
    </Text>
  )
}

/** An action as a link looks like a page to open. */
export function DontActByLink(): ReactElement {
  return (
    <Inline gap={4}>
      <Link variant="standalone" onPress={() => undefined}>
        Approve
      </Link>
      <Link variant="standalone" onPress={() => undefined}>
        Withdraw the request
      </Link>
    </Inline>
  )
}

/** A new tab that opens without a word of it. */
export function DontOpenUnannounced(): ReactElement {
  return (
    <Link variant="standalone" href="#form" target="_blank" rel="noreferrer">
      Application form
    </Link>
  )
}
