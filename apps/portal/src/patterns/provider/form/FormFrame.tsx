import type { RequestType } from '@capiz/domain/request'
import { TopCrumbs } from '../../TopCrumbs.tsx'
import { Button } from '@capiz/ui/Button'
import { FormActions } from '@capiz/ui/FormActions'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { mediaQuery } from '@capiz/ui/tokens'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { type ReactElement, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../../platform/session/session.ts'
import { ConflictDialog } from '../../../platform/forms/ConflictDialog.tsx'
import { OpenRequestNotice } from '../../OpenRequestNotice.tsx'
import { type ProviderKind, recordHref } from '../provider.ts'
import { Conflicts } from './Conflicts.tsx'
import { focusFirstField } from './focus-first-field.ts'
import { FormSections, type SectionsProps } from './FormSections.tsx'
import { PossibleDuplicates } from './PossibleDuplicates.tsx'
import { splitMessage } from './split-message.ts'
import type { ProviderFormHandle } from './useProviderForm.ts'

interface FormFrameProps<V extends object> extends SectionsProps<V> {
  kind: ProviderKind
  /** code and name of the record that is edited; none adds one */
  code: string | null
  name: string | undefined
  title: string
  /** what providers change at once, said to them before they type */
  direct: string
  /** what they never change themselves */
  never: string
  updateRequest: RequestType
}

/** Opens the section the address names, as the edit links of the record do. */
function useSectionOfAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '') return
    focusFirstField(hash.slice(1))
  }, [hash])
}

/** Shows the effect of saving for a user who may not save every field directly; it is updated while typing. */
function SplitNote<V extends object>({ form }: { form: ProviderFormHandle<V> }): ReactElement {
  // on phones beside the buttons
  const draft = useMediaQuery(mediaQuery.phone) ? 'A draft is kept.' : 'A draft is kept on this device.'
  return (
    <form.api.Subscribe
      selector={({ values }) => {
        const split = form.splitOf(values)
        return split && splitMessage(split)
      }}
    >
      {(message) => <output>{message ?? draft}</output>}
    </form.api.Subscribe>
  )
}

/** The form of a provider with the list of its sections beside it, the draft offered first and the problems above them. */
export function FormFrame<V extends object>(props: FormFrameProps<V>): ReactElement {
  const { kind, code, name, title, form, direct, never, updateRequest, ...sections } = props
  const isStaff = useUser().marker === 'ADMIN'
  const isPhone = useMediaQuery(mediaQuery.phone)
  useSectionOfAddress()
  const back = code === null ? kind.base : recordHref({ kind, code })
  const before = (
    <>
      {form.draft}
      {isStaff ? null : (
        <Notice tone="info">
          {`${direct} Everything else is sent for approval and applies once it is approved. ${never}`}
        </Notice>
      )}
      {isStaff || code === null ? null : <OpenRequestNotice code={code} type={updateRequest} />}
      {form.summary}
    </>
  )
  const end = (
    <>
      <PossibleDuplicates kind={kind} candidates={form.candidates} onDifferent={form.saveAllTheSame} />
      <form.api.Subscribe selector={(state) => state.isSubmitting}>
        {(isSubmitting) => (
          <FormActions isSticky note={<SplitNote form={form} />}>
            <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Saving">
              {code === null ? `Add ${kind.name}` : 'Save changes'}
            </Button>
            <LinkButton href={back}>Cancel</LinkButton>
          </FormActions>
        )}
      </form.api.Subscribe>
    </>
  )
  return (
    <Stack gap={5}>
      <TopCrumbs
        items={[
          ...(isStaff ? [{ label: kind.many, href: kind.base }] : []),
          ...(code === null ? [] : [{ label: isPhone ? 'Overview' : name, href: back }]),
          { label: code === null ? 'Add' : 'Edit' },
        ]}
      />
      <PageHeader title={title} />
      <FormSections {...sections} {...{ form, before, end }} isNew={code === null} title={title} />
      <ConflictDialog conflict={form.conflict}>
        {form.conflict === undefined ? null : (
          <Conflicts draft={form.api.state.values} stored={form.conflict.stored} />
        )}
      </ConflictDialog>
    </Stack>
  )
}
