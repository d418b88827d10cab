import { confirmation } from '@capiz/api/contract/confirmation'
import { useCall } from '../../platform/data/query.tsx'
import { checklistText, foldNeeds, type Need, needsOf } from './needs.ts'
import { useProvider } from './provider.ts'
import { useRead } from './read.ts'

/** Statuses in which members are referred to a provider, or may be again: it is then asked to confirm its details. */
const inNetwork: readonly string[] = ['ACCREDITED', 'SUSPENDED']

/** Items of a record that need attention. */
interface Needs {
  shown: readonly Need[]
  folded: readonly Need[]
  /** progress of the checklist, in a sentence without its stop */
  progress: string
}

/** Reads what needs attention on the record; undefined while the banner, the checklist or the confirmations are not known. */
export function useNeeds(): Needs | undefined {
  const { kind, code, status } = useProvider()
  const banner = useRead(kind.calls.banner(code))
  const checklist = useRead(kind.calls.checklist(code))
  const isConfirmed = inNetwork.includes(status)
  const sections = useCall(confirmation.sections, { query: { ownerCode: code } }, { isEnabled: isConfirmed })
  if (banner.isPending || checklist.isPending || (isConfirmed && sections.isPending)) return undefined
  // the original of a duplicate has a notice of its own, requests a card
  const warnings = (banner.data?.warnings ?? []).filter(
    ({ kind: what }) => what !== 'duplicate' && what !== 'request',
  )
  const rows = checklist.data ?? []
  return {
    ...foldNeeds(needsOf(warnings, rows, sections.data ?? [])),
    progress: checklistText(rows),
  }
}
