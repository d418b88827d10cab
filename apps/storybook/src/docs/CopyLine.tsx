import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'

const WORDS = { ready: 'Copy', done: 'Copied', failed: 'Select and copy by hand' } as const

/** Copies a text; `label` names it for screen readers. */
export function CopyButton({ text, label }: { text: string; label: string }): ReactElement {
  const [state, setState] = useState<keyof typeof WORDS>('ready')
  const copy = async () => {
    // A browser may refuse the clipboard, and outside https there is none.
    try {
      await navigator.clipboard.writeText(text)
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${WORDS[state]} ${label}`}
      onPress={() => void copy()}
      onBlur={() => {
        setState('ready')
      }}
    >
      {WORDS[state]}
    </Button>
  )
}

/** A name or line of code with a button that copies it. */
export function CopyLine({ text }: { text: string }): ReactElement {
  return (
    <span className="cz-docs-copy">
      <code>{text}</code>
      <CopyButton text={text} label={text} />
    </span>
  )
}
