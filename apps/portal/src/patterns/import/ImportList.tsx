import { Section } from '@capiz/ui/Section'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useMemo } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { useListState } from '../list-state.ts'
import { PagedList } from '../PagedList.tsx'
import { usePersonNames } from '../people.ts'
import type { ImportKind } from './kind.ts'
import { importColumns, importFilters, importSchema, importWays, type KindChoice } from './import-list.tsx'

interface ImportListProps {
  kind: ImportKind
  /** name under which views of the list are kept; left out where it is a part of something else */
  views?: string
  /** kinds of rows a file may hold, where there are several */
  kinds?: KindChoice
  /** uploads of one owner, or of one kind, only */
  of?: { kind?: string; ownerCode?: string }
  /** title of the section around the list, which is left out with it while there is no upload */
  section?: string
  /** what stands where there is nothing yet */
  emptyText: string
  hrefOf: (code: string) => string
}

/** Uploads so far, newest first, and what became of them; each can be opened again and gone on with. */
export function ImportList(props: ImportListProps): ReactElement | null {
  const { kind, views, kinds, of, section, emptyText, hrefOf } = props
  const [state, list] = useListState(importSchema, importWays)
  const { page, size, sort, term, status, owner } = state
  const isKind = kinds?.options.some(({ value }) => value === state.kind) ?? false
  const given = { term, kind: isKind ? state.kind : '', status, ownerCode: owner, ...of }
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const answer = useCall(kind.calls.list, { query: { page, size, sort, ...set } }, { keepsPrevious: true })
  const nameOf = usePersonNames(answer.data?.content.map(({ createdBy }) => createdBy) ?? [])
  const isOwned = of?.ownerCode !== undefined
  const columns = useMemo(() => importColumns({ kinds, isOwned, nameOf }), [kinds, isOwned, nameOf])
  const filters = useMemo(() => importFilters({ kinds, isOwned }), [kinds, isOwned])
  // without any upload there is nothing to search, filter or order
  if (answer.data?.totalElements === 0 && term === '' && status === '' && owner === '' && !isKind) {
    return section === undefined ? <Text tone="muted">{`No uploads yet. ${emptyText}`}</Text> : null
  }
  const rows = (
    <PagedList
      {...list}
      label="Uploads"
      nouns={['upload', 'uploads']}
      name={views ?? `${kind.calls.list.id}-uploads`}
      hasViews={views !== undefined}
      columns={columns}
      filters={filters}
      answer={answer}
      rowKey={({ code }) => code}
      rowHref={({ code }) => hrefOf(code)}
      empty={{ title: 'No uploads yet', text: emptyText }}
    />
  )
  if (section === undefined) return rows
  return (
    <Section title={section} level={2}>
      {rows}
    </Section>
  )
}
