import type { ChecklistRow } from '@capiz/domain/checklist'
import { plural } from '@capiz/domain/text'
import { Card } from '@capiz/ui/Card'
import { BlankFormButton } from '@capiz/ui/accreditation/BlankFormButton'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { LinkButton } from '@capiz/ui/Link'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ReactElement } from 'react'
import { useBlankForms } from '../../patterns/blank-forms.ts'
import { recordHref, useProvider } from '../../patterns/provider/provider.ts'
import { useRead } from '../../patterns/provider/read.ts'
import { today } from '../../patterns/today.ts'
import { groupDocuments, documentStateText } from './status.ts'

interface OpenDocumentProps {
  row: ChecklistRow
  forms: ReturnType<typeof useBlankForms>
}

/** The state of a document, with its blank form where it has one. */
function OpenDocument({ row, forms }: OpenDocumentProps): ReactElement {
  const state = documentStateText(row, today())
  if (row.state === 'VALID' || !forms.codes.includes(row.documentTypeCode)) return <>{state}</>
  return (
    <Inline gap={2}>
      <span>{state}</span>
      <BlankFormButton label={row.label} onPress={() => forms.onDownload(row.documentTypeCode)} />
    </Inline>
  )
}

/** The documents an accreditation needs: how many are done, and what is the matter with the others. */
export function MyDocuments(): ReactElement | null {
  const provider = useProvider()
  const forms = useBlankForms([provider.credentialPage, provider.kind.contractPage])
  const rows = useRead(provider.kind.calls.checklist(provider.code)).data
  if (rows === undefined || rows.length === 0) return null
  const { missing, expiring, waiting, done } = groupDocuments(rows)
  const open = [...missing, ...expiring, ...waiting]
  return (
    <Card
      title="Documents"
      actions={
        <LinkButton size="sm" href={`${recordHref(provider)}/documents`}>
          Send a document
        </LinkButton>
      }
    >
      <Stack gap={3}>
        <Inline gap={2}>
          {done.length > 0 ? (
            <StatusBadge
              tone="positive"
              label={plural(done.length, 'document is in order', 'documents are in order')}
            />
          ) : null}
          {missing.length > 0 ? <StatusBadge tone="stopped" label={`${missing.length} missing`} /> : null}
          {expiring.length > 0 ? (
            <StatusBadge tone="attention" label={plural(expiring.length, 'expires soon', 'expire soon')} />
          ) : null}
          {waiting.length > 0 ? (
            <StatusBadge tone="progress" label={`${waiting.length} being checked`} />
          ) : null}
        </Inline>
        {open.length > 0 ? (
          <DescriptionList
            layout="rows"
            facts={open.map((row) => ({
              id: row.documentTypeCode,
              label: row.label,
              value: <OpenDocument row={row} forms={forms} />,
            }))}
          />
        ) : null}
      </Stack>
    </Card>
  )
}
