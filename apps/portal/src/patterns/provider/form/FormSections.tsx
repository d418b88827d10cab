import type { EntityField, EntitySection } from '@capiz/domain/field'
import { Button } from '@capiz/ui/Button'
import { Form } from '@capiz/ui/Form'
import { Section } from '@capiz/ui/Section'
import { SectionNav } from '@capiz/ui/SectionNav'
import { Stack } from '@capiz/ui/Stack'
import { useStore } from '@tanstack/react-form'
import { Fragment, type ReactElement, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeclaredForm } from './FieldAt.tsx'
import { focusFirstField } from './focus-first-field.ts'
import { DeclaredSection, type FormParts } from './DeclaredSection.tsx'
import { isOptional, sectionStates, type SectionState } from './sections.ts'
import type { ProviderFormHandle } from './useProviderForm.ts'
import { useMayEnter } from './use-may-enter.ts'

export interface SectionsProps<V extends object> extends FormParts {
  form: ProviderFormHandle<V>
  /** The same form, whose fields are named by their declarations. */
  declared: DeclaredForm
  sections: readonly EntitySection[]
  fields: readonly EntityField[]
  /** Sections written by hand, by id. */
  custom: Readonly<Record<string, ReactElement>>
  /** Returns whether a section has to be filled in although no field of it is required by declaration. */
  isNeeded?: (id: string, values: V) => boolean
}

interface FormSectionsProps<V extends object> extends SectionsProps<V> {
  /** The record is added: sections in which nothing is needed are folded until they are opened. */
  isNew: boolean
  title: string
  /** Notices and the summary of errors, above the sections. */
  before: ReactNode
  /** Possible duplicates and the buttons, below the sections. */
  end: ReactNode
}

interface ShownState extends SectionState {
  isNeeded: boolean
}

/** The sections of the form of a provider, with the list of them beside it. */
export function FormSections<V extends object>(props: FormSectionsProps<V>): ReactElement {
  const { form, declared, sections, fields, custom, isNeeded, isNew, title, before, end, ...parts } = props
  const mayEnter = useMayEnter()
  const entered = fields.filter((field) => mayEnter(field))
  const shown = sections.filter(({ id }) => entered.some(({ section }) => section === id))
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  // the text is compared, so that only a change of a mark draws the sections again
  const key = useStore(form.api.store, ({ values }) =>
    JSON.stringify(
      sectionStates(shown, entered, values, form.onRecord, form.problemsOf(values)).map(
        (state): ShownState => ({
          ...state,
          isNeeded: !isOptional(state.id, entered) || isNeeded?.(state.id, values) === true,
        }),
      ),
    ),
  )
  const states = JSON.parse(key) as readonly ShownState[]
  // once open a section stays open: it must not fold under the caret
  const opening = states.filter(
    (state) => !opened.has(state.id) && (!isNew || state.isNeeded || state.errorCount > 0 || state.isChanged),
  )
  if (opening.length > 0) setOpened(new Set([...opened, ...opening.map(({ id }) => id)]))
  const open = (id: string) => setOpened((now) => new Set([...now, id]))
  const contentOf = (section: EntitySection): ReactElement => {
    const { id } = section
    if (!opened.has(id)) return <FoldedSection section={section} onOpen={() => open(id)} />
    const own = entered.filter((field) => field.section === id)
    return custom[id] ?? <DeclaredSection {...parts} section={section} fields={own} form={declared} />
  }
  return (
    <SectionNav label="Sections" sections={states} onOpen={open}>
      <Form onSubmit={form.submit} aria-label={title}>
        <Stack gap={6}>
          {before}
          {shown.map((section) => (
            <Fragment key={section.id}>{contentOf(section)}</Fragment>
          ))}
          {end}
        </Stack>
      </Form>
    </SectionNav>
  )
}

interface FoldedSectionProps {
  section: EntitySection
  onOpen: () => void
}

/** A section in which nothing is needed to add the record, by its name alone. */
function FoldedSection({ section, onOpen }: FoldedSectionProps): ReactElement {
  const { id, title } = section
  return (
    <Section
      id={id}
      title={title}
      description="Can be added later."
      actions={
        <Button
          size="sm"
          aria-label={`Add now: ${title}`}
          onPress={() => {
            flushSync(onOpen)
            focusFirstField(id)
          }}
        >
          Add now
        </Button>
      }
    />
  )
}
