import type { ReactElement } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { TextArea } from '@capiz/ui/TextArea'
import type { PlacedExample } from '../../component-pages.ts'
import { ComponentLink } from '../docs/ComponentLink.tsx'
import type { Problem } from './evaluate.ts'
import { receive, send } from './messages.ts'
import './editor.css'

/** Milliseconds without a key after which the code is drawn. */
const PAUSE = 300

interface EditorProps {
  component: string
  example: PlacedExample
  theme: string
}

/** The code of an example to change, and beside it what the code draws. */
export function Editor({ component, example, theme }: EditorProps): ReactElement {
  const [code, setCode] = useState(example.code)
  const [isReady, setReady] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(
    () =>
      receive((message) => {
        if (message.playground === 'ready') setReady(true)
        if (message.playground === 'drawn') setProblem(message.problem)
      }),
    [],
  )
  useEffect(() => {
    const timer = setTimeout(() => {
      const target = frame.current?.contentWindow
      if (isReady && target) send(target, { playground: 'code', code })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [code, isReady])
  return (
    <>
      <p className="cz-docs-facts">
        <ComponentLink name={component} /> {example.title}
        <Button size="sm" isDisabled={code === example.code} onPress={() => setCode(example.code)}>
          Reset
        </Button>
      </p>
      <div className="cz-editor">
        <TextArea label="Code" rows={24} value={code} onChange={setCode} />
        <div>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook */}
          <iframe
            ref={frame}
            title={`Drawn: ${example.title}`}
            src={`iframe.html?id=playground--drawing&viewMode=story&globals=theme:${theme}`}
            data-leaves-focus
          />
          <output>
            {problem !== undefined && (
              <Notice tone="danger" title={problem.line === undefined ? 'Not drawn' : `Line ${problem.line}`}>
                {problem.message}. What was drawn last stays.
              </Notice>
            )}
          </output>
        </div>
      </div>
    </>
  )
}
