import { Button } from '@capiz/ui/Button'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { Inline } from '@capiz/ui/Stack'
import { mediaQuery } from '@capiz/ui/tokens'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'

interface PhoneFoldProps {
  /** text of the button that opens and folds */
  button: string
  /** what is folded, in short, in a line with the button; without it the button stands alone */
  line?: ReactElement
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** open without a button, such as while a field in it has an error */
  isHeldOpen?: boolean
  children: ReactNode
}

/** Content that is open where there is room and folded behind a button on phones; the button has the focus once it folds. */
export function PhoneFold(props: PhoneFoldProps): ReactElement {
  const { button: text, line, isOpen, onOpenChange, isHeldOpen = false, children } = props
  const isFolding = useMediaQuery(mediaQuery.phone) && !isHeldOpen
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const opener = (
    <Button ref={button} aria-expanded={isOpen} onPress={() => onOpenChange(!isOpen)}>
      {text}
    </Button>
  )
  return (
    <>
      {isFolding && line === undefined ? opener : null}
      {isFolding && line !== undefined ? (
        <Inline justify="between" gap={2}>
          {line}
          {opener}
        </Inline>
      ) : null}
      {isFolding && !isOpen ? null : children}
    </>
  )
}
