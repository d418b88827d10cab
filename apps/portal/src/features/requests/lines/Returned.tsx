import { registeredSheet, sheetKindOfRequest } from '@capiz/domain/fees'
import { requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import type { RequestView } from '../review-model.ts'
import type { ProposedLine } from './line-decisions.ts'

interface ReturnedProps {
  view: RequestView
  lines: readonly ProposedLine[]
  /** the caller may propose prices of this record */
  canPropose: boolean
}

/** Tells that some lines came back, and starts the next proposal from them. */
export function Returned({ view, lines, canPropose }: ReturnedProps): ReactElement | null {
  const { target } = requestTypeInfo[view.type]
  const sheetKind = sheetKindOfRequest(view.type)
  const refused = lines.filter(({ decision }) => decision?.accepted === false).length
  if (refused === 0 || sheetKind === undefined || view.targetCode === null) return null
  const base = target === 'physician' ? '/doctor' : '/health-facility'
  const href = `${base}/${view.targetCode}/${registeredSheet(sheetKind).path}?do=new&returned=${view.code}`
  return (
    <Notice
      tone="attention"
      title={`${plural(refused, 'line was', 'lines were')} refused`}
      actions={canPropose ? <LinkButton href={href}>Propose again</LinkButton> : undefined}
    >
      The other lines were approved as asked for. What was refused keeps its present price.
    </Notice>
  )
}
