import type { EntityField, EntitySection, Field } from '@capiz/domain/field'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useCan, useUser } from '../../../platform/session/session.ts'
import { type DeclaredForm, FieldAt } from './FieldAt.tsx'

interface DeclaredSectionProps {
  sections: readonly EntitySection[]
  fields: readonly EntityField[]
  id: string
  form: DeclaredForm
  /** Controls written by hand, by field. */
  parts?: Readonly<Record<string, ReactNode>>
  /** Content after the control of a field, such as a notice. */
  after?: Readonly<Record<string, ReactNode>>
}

/** A group is entered field by field; what it needs is needed only when the group is. */
function pathsOf(field: EntityField): readonly { path: string; field: Field }[] {
  if (field.kind !== 'group') return [{ path: field.name, field }]
  return (field.fields ?? []).map((part) => ({
    path: `${field.name}.${part.name}`,
    field: { ...part, required: field.required === true && part.required === true },
  }))
}

/** Returns whether the caller enters a field: providers enter neither what staff keep nor what they may not change. */
function useMayEnter(): (field: EntityField) => boolean {
  const isStaff = useUser().marker === 'ADMIN'
  const can = useCan()
  return ({ server, edit, permission }) =>
    server !== true && (isStaff || edit !== 'never') && (permission === undefined || can(permission))
}

/** A section of the form of a provider as its declaration says; nothing where the caller enters none of its fields. */
export function DeclaredSection(props: DeclaredSectionProps): ReactElement | null {
  const { sections, fields, id, form, parts = {}, after = {} } = props
  const mayEnter = useMayEnter()
  const section = sections.find((one) => one.id === id)
  const shown = fields.filter((field) => field.section === id && mayEnter(field))
  if (section === undefined || shown.length === 0) return null
  return (
    <Section id={id} title={section.title} description={section.description}>
      <Stack gap={5}>
        {shown.map((field) => (
          <Fragment key={field.name}>
            {field.name in parts
              ? parts[field.name]
              : pathsOf(field).map((one) => <FieldAt key={one.path} form={form} {...one} />)}
            {after[field.name]}
          </Fragment>
        ))}
      </Stack>
    </Section>
  )
}
