import { Link, LinkButton } from '@capiz/ui/Link'
import { Inline, Stack } from '@capiz/ui/Stack'
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
  const isPhone = useMediaQuery(mediaQuery.phone)
  if (numbers.length === 0) return null
  if (isPhone && isButtonOnPhone) {
    return (
      <Stack gap={2}>
        {numbers.map((number) => (
          <LinkButton
            key={number}
            href={telephoneHref(number)}
            isFullWidth
            aria-label={`Call ${number}, ${of}`}
          >{`Call ${number}`}</LinkButton>
        ))}
      </Stack>
    )
  }
  return (
    <Inline gap={3}>
      {numbers.map((number) => (
        <Link key={number} href={telephoneHref(number)} aria-label={`Call ${number}, ${of}`}>
          {number}
        </Link>
      ))}
    </Inline>
  )
}
