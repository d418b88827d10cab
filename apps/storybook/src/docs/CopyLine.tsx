import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'

/** One line of code with a button that copies it. */
export function CopyLine({ text }: { text: string }): ReactElement {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <span className="cz-docs-copy">
      <code>{text}</code>
      <Button
        size="sm"
        variant="quiet"
        onPress={() => void copy()}
        onBlur={() => {
          setCopied(false)
        }}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </span>
  )
}
