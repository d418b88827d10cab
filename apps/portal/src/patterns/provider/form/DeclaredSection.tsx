import type { EntityField, EntitySection } from '@capiz/domain/field'
import { FieldRow } from '@capiz/ui/Form'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { type DeclaredForm, FieldAt } from './FieldAt.tsx'
import { type FieldLine, fieldLines, type FieldRowOf } from './field-rows.ts'

/** The parts of the form of a provider beyond its declaration. */
export interface FormParts {
  /** Controls written by hand, by field. */
  parts?: Readonly<Record<string, ReactNode>>
  /** Content after the line of a field, such as a notice. */
  after?: Readonly<Record<string, ReactNode>>
  /** Fields beside each other. */
  rows: readonly FieldRowOf[]
}

interface DeclaredSectionProps extends FormParts {
  section: EntitySection
  /** Its fields, of those the caller enters. */
  fields: readonly EntityField[]
  form: DeclaredForm
}

/** A section of the form of a provider as its declaration says. */
export function DeclaredSection(props: DeclaredSectionProps): ReactElement {
  const { section, fields, form, parts = {}, after = {}, rows } = props
  const controls = ({ fields: shown }: FieldLine) =>
    shown.map(({ path, field, owner }) => (
      <Fragment key={path}>
        {owner in parts ? parts[owner] : <FieldAt form={form} path={path} field={field} />}
      </Fragment>
    ))
  return (
    <Section id={section.id} title={section.title} description={section.description}>
      <Stack gap={5}>
        {fieldLines(fields, rows, new Set(Object.keys(parts))).map((line) => (
          <Fragment key={line.fields[0]?.path}>
            {line.columns === undefined ? (
              controls(line)
            ) : (
              <FieldRow columns={line.columns}>{controls(line)}</FieldRow>
            )}
            {line.fields.map(({ path, owner }) => (
              <Fragment key={path}>{after[owner]}</Fragment>
            ))}
          </Fragment>
        ))}
      </Stack>
    </Section>
  )
}
