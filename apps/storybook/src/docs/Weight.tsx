import type { ReactElement } from 'react'
import sizes from '../../../../packages/ui/sizes.json' with { type: 'json' }
import { ComponentLink } from './ComponentLink.tsx'

interface Size {
  script: number
  later: number
  style: number
  uses: readonly string[]
}

const measured: Readonly<Record<string, Size>> = sizes

/** Shows the measured and accepted size of a component on a page; a check fails when it grows. */
export function Weight({ component }: { component: string }): ReactElement {
  const size = measured[component]
  if (size === undefined) return <p>Not measured yet: npm run bench -- components --accept.</p>
  const { script, later, style, uses } = size
  return (
    <>
      <p>
        {script} kB of script{later > 0 && `, ${later} kB more when needed`}, {style} kB of styles; gzip,
        without React. A check fails when it grows by more than a tenth.
      </p>
      {uses.length > 0 && (
        <p>
          Carries the code of{' '}
          {uses.map((name, at) => (
            <span key={name}>
              {at > 0 && ', '}
              <ComponentLink name={name} />
            </span>
          ))}
          .
        </p>
      )}
    </>
  )
}
