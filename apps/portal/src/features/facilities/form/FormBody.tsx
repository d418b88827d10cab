import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'
import { Button } from '@capiz/ui/Button'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../../app/session/session.ts'
import { ConflictDialog } from '../../../lib/ConflictDialog.tsx'
import { OpenRequestNotice } from '../../../patterns/OpenRequestNotice.tsx'
import { Conflicts } from './Conflicts.tsx'
import { Duplicates } from './Duplicates.tsx'
import { AddressSection } from './AddressSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { IdentitySection } from './IdentitySection.tsx'
import { KeepingSection } from './KeepingSection.tsx'
import { ContractSection, LicenceSection } from './LicenceSection.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { ReachSection } from './ReachSection.tsx'
import { useFacilityForm } from './useFacilityForm.ts'
import type { FacilityValues } from './values.ts'

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

/** The form in its sections, one column, with the draft offered first and the problems above all. */
export function FormBody({ values, name }: { values: FacilityValues; name?: string }): ReactElement {
  const { marker } = useUser()
  const isStaff = marker === 'ADMIN'
  const title = values.code === null ? 'Add a facility' : `Edit ${name ?? 'facility'}`
  const form = useFacilityForm(values, title)
  useSectionOfAddress()
  const back = values.code === null ? '/health-facility' : `/health-facility/${values.code}`
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[
          ...(isStaff ? [{ label: 'Health facilities', href: '/health-facility' }] : []),
          ...(values.code === null ? [] : [{ label: name, href: back }]),
          { label: values.code === null ? 'Add' : 'Edit' },
        ]}
      />
      <PageHeader title={title} />
      <Form onSubmit={form.submit} aria-label={title}>
        <Stack gap={6}>
          {form.draft}
          {isStaff ? null : (
            <Notice kind="info">
              Contact persons, telephone numbers, website and clinic hours change at once. Everything else is
              sent for approval and applies once it is approved.
            </Notice>
          )}
          {isStaff || values.code === null ? null : <OpenRequestNotice code={values.code} type="hf-update" />}
          {form.summary}
          <IdentitySection form={form} />
          <ReachSection form={form} />
          <ContactSection form={form} />
          <AddressSection form={form} />
          <LicenceSection form={form} />
          {isStaff ? <ContractSection form={form} /> : null}
          <PaymentSection form={form} />
          {isStaff ? <KeepingSection form={form} /> : null}
          <Duplicates form={form} />
          <form.api.Subscribe selector={(state) => state.isSubmitting}>
            {(isSubmitting) => (
              <FormActions isSticky note="A draft is kept on this device.">
                <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Saving">
                  {values.code === null ? 'Add facility' : 'Save changes'}
                </Button>
                <LinkButton href={back}>Cancel</LinkButton>
              </FormActions>
            )}
          </form.api.Subscribe>
        </Stack>
      </Form>
      <ConflictDialog conflict={form.conflict}>
        {form.conflict === undefined ? null : (
          <Conflicts mine={form.api.state.values} theirs={form.conflict.theirs} />
        )}
      </ConflictDialog>
    </Stack>
  )
}
