import { Link, LinkButton } from '@capiz/ui/Link'
import { Inline } from '@capiz/ui/Stack'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { mediaQuery } from '@capiz/ui/tokens'
import type { ReactElement } from 'react'
import { telephoneHref } from './labels.ts'

interface TelephonesProps {
  numbers: readonly string[]
  /** name of who is called */
  of: string
  /** on phones as buttons over the whole width */
  isButtonOnPhone?: boolean
}

/** Telephone numbers that dial when they are pressed. */
export function Telephones({ numbers, of, isButtonOnPhone = false }: TelephonesProps): ReactElement | null {
  const isButton = useMediaQuery(mediaQuery.phone) && isButtonOnPhone
  if (numbers.length === 0) return null
  return (
    <Inline gap={3}>
      {numbers.map((number) => {
        const link = { href: telephoneHref(number), 'aria-label': `Call ${number}, ${of}` }
        return isButton ? (
          <LinkButton key={number} {...link} isFullWidth>{`Call ${number}`}</LinkButton>
        ) : (
          <Link key={number} {...link}>
            {number}
          </Link>
        )
      })}
    </Inline>
  )
}
