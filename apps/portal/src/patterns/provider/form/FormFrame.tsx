import type { RequestType } from '@capiz/domain/request'
import type { SplitEdit } from '@capiz/domain/split-edit'
import { TopCrumbs } from '../../TopCrumbs.tsx'
import { Button } from '@capiz/ui/Button'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { type FunctionComponent, type ReactElement, type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../../platform/session/session.ts'
import { ConflictDialog } from '../../../platform/forms/ConflictDialog.tsx'
import type { Conflict } from '../../../platform/forms/use-conflict.ts'
import { OpenRequestNotice } from '../../OpenRequestNotice.tsx'
import { type PossibleDuplicate, type ProviderKind, recordHref } from '../provider.ts'
import { Conflicts } from './Conflicts.tsx'
import { PossibleDuplicates } from './PossibleDuplicates.tsx'
import { splitMessage } from './split-message.ts'

/** The members the frame needs of a form made by `useProviderForm`. */
interface FramedForm<V> {
  api: {
    state: { values: V }
    Subscribe: <T>(props: {
      selector: (state: { isSubmitting: boolean; values: V }) => T
      children: (selected: T) => ReactNode
    }) => ReturnType<FunctionComponent>
  }
  draft: ReactNode
  summary: ReactNode
  conflict: Conflict<V> | undefined
  candidates: readonly PossibleDuplicate[]
  splitOf: (values: V) => SplitEdit | undefined
  saveAllTheSame: () => void
  submit: () => void
}

interface FormFrameProps<V> {
  kind: ProviderKind
  /** code and name of the record that is edited; none adds one */
  code: string | null
  name: string | undefined
  title: string
  form: FramedForm<V>
  /** what providers change at once, said to them before they type */
  direct: string
  /** what they never change themselves */
  never: string
  updateRequest: RequestType
  children: ReactNode
}

/** Opens the section the address names, as the edit links of the record do. */
function useSectionOfAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '') return
    const section = document.getElementById(hash.slice(1))
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
  }, [hash])
}

/** Shows the effect of saving for a user who may not save every field directly; it is updated while typing. */
function SplitNote<V>({ form }: { form: FramedForm<V> }): ReactElement {
  return (
    <form.api.Subscribe
      selector={({ values }) => {
        const split = form.splitOf(values)
        return split && splitMessage(split)
      }}
    >
      {(message) => <output>{message ?? 'A draft is kept on this device.'}</output>}
    </form.api.Subscribe>
  )
}

/** The form of a provider in one column, with the draft offered first and the problems above its sections. */
export function FormFrame<V extends object>(props: FormFrameProps<V>): ReactElement {
  const { kind, code, name, title, form } = props
  const isStaff = useUser().marker === 'ADMIN'
  useSectionOfAddress()
  const back = code === null ? kind.base : recordHref({ kind, code })
  return (
    <Stack gap={5}>
      <TopCrumbs
        items={[
          ...(isStaff ? [{ label: kind.many, href: kind.base }] : []),
          ...(code === null ? [] : [{ label: name, href: back }]),
          { label: code === null ? 'Add' : 'Edit' },
        ]}
      />
      <PageHeader title={title} />
      <Form onSubmit={form.submit} aria-label={title}>
        <Stack gap={6}>
          {form.draft}
          {isStaff ? null : (
            <Notice tone="info">
              {`${props.direct} Everything else is sent for approval and applies once it is approved. ${props.never}`}
            </Notice>
          )}
          {isStaff || code === null ? null : <OpenRequestNotice code={code} type={props.updateRequest} />}
          {form.summary}
          {props.children}
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
        </Stack>
      </Form>
      <ConflictDialog conflict={form.conflict}>
        {form.conflict === undefined ? null : (
          <Conflicts draft={form.api.state.values} stored={form.conflict.stored} />
        )}
      </ConflictDialog>
    </Stack>
  )
}
