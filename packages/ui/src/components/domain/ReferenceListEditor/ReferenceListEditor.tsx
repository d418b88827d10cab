import History from '@lucide/icons/icons/rotate-ccw-clock'
import Pencil from '@lucide/icons/icons/pencil'
import { Suspense, lazy, useMemo, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { ReferenceField } from '@capiz/domain/reference'
import { plural } from '@capiz/domain/text'
import { Button } from '../../primitives/Button/index.ts'
import { DataTable, ViewButton } from '../../data/DataTable/index.ts'
import type { Column, DataTableProps, RowMenuItem } from '../../data/DataTable/index.ts'
import { isOnePage } from '../../data/Pagination/index.ts'
import { StatusBadge } from '../../data/StatusBadge/index.ts'
import type { ListItem } from './types.ts'
import { cellText } from './values.ts'
import type { Choices, ItemValues } from './values.ts'
import type { ElementProps } from '../../../element/element-props.ts'

// Most people only read a list; the form comes when somebody writes.
const ItemDialog = lazy(async () => ({ default: (await import('./ItemDialog.tsx')).ItemDialog }))

export interface ReferenceListEditorProps
  extends
    Pick<
      DataTableProps<ListItem>,
      | 'page'
      | 'sort'
      | 'status'
      | 'errorMessage'
      | 'onRetry'
      | 'isFiltered'
      | 'noMatch'
      | 'onChange'
      | 'view'
      | 'onViewChange'
    >,
    ElementProps<HTMLDivElement> {
  /** `Room category` and `Room categories`. */
  nouns: readonly [one: string, many: string]
  /** Fields of an item, in the order of the form and the columns. */
  fields: readonly ReferenceField[]
  /** Field with the item's name; it becomes the first column. */
  titleField?: string | undefined
  /** Items of this page. */
  items: readonly ListItem[]
  /** Without it the list is read only. */
  onSave?: ((id: string | undefined, values: ItemValues) => void) | undefined
  /** Enables or disables an item; without it there is no such choice. */
  onEnable?: ((item: ListItem, isEnabled: boolean) => void) | undefined
  /** Shows what is known of an item beside its fields; without it there is no such choice. */
  onInspect?: ((item: ListItem) => void) | undefined
  /** Note under the fields of the form, from the typed values: likely doubles, for example. */
  formNote?: ((values: ItemValues, item: ListItem | undefined) => ReactNode) | undefined
  /** The form is being sent: its button waits. */
  isPending?: boolean | undefined
  /** Errors of the last attempt by field, and one for the whole form. */
  fieldErrors?: Readonly<Record<string, string>> | undefined
  /** Error of the form as a whole. */
  formError?: string | undefined
  /** Item in editing: `new`, an id, or undefined. Owned by the caller, who closes it after saving. */
  editing: string | undefined
  /** Called with the item to be edited, and with undefined to close. */
  onEditingChange: (editing: string | undefined) => void
  /** Choices of fields that take codes of another list or a closed set, by field name; the table shows their labels. */
  choices?: Choices | undefined
  /**
   * Draws the line above the table with the acts of the list in it, its View and Add; the table then has no head of its own.
   */
  renderTools?: ((acts: ReactElement) => ReactNode) | undefined
}

const stateLabel = (isDisabled: boolean): string => (isDisabled ? 'Deleted' : 'In use')

const stateColumn: Column<ListItem> = {
  id: 'state',
  header: 'State',
  kind: 'status',
  text: (item) => stateLabel(item.isDisabled),
  isUsual: ({ isDisabled }) => !isDisabled,
  cell: ({ isDisabled }) => <StatusBadge size="sm" tone="neutral" label={stateLabel(isDisabled)} />,
  // both labels are short
  minWidth: 112,
}

const noChoices: Choices = {}
const noErrors = {}

const widths: Readonly<Record<ReferenceField['kind'], number>> = {
  code: 176,
  text: 160,
  longText: 240,
  choice: 180,
  number: 88,
  boolean: 128,
  day: 128,
  region: 180,
}

/** Numbers are narrow and say the most, optional texts the least. */
function priorityOf({ kind, required }: ReferenceField, isTitle: boolean): 1 | 2 | 3 | 4 {
  if (isTitle || kind === 'code') return 1
  if (kind === 'number') return 2
  return !required && kind === 'text' ? 4 : 3
}

function columnOf(field: ReferenceField, titleField: string | undefined, choices: Choices): Column<ListItem> {
  const labels = new Map(choices[field.name]?.map(({ value, label }) => [value, label]))
  const text = (item: ListItem) => {
    const cell = cellText(field, item.values[field.name])
    return labels.get(cell) ?? cell
  }
  const isTitle = field.name === titleField
  const isPlain = labels.size > 0 || (field.kind !== 'code' && field.kind !== 'number')
  const kind = isPlain ? 'text' : field.kind
  return {
    id: field.name,
    header: field.label,
    text,
    kind,
    sort: field.name,
    minWidth: isTitle && isPlain ? 280 : labels.size > 0 ? widths.choice : widths[field.kind],
    // a description may be as long as the name: what is left goes to both alike
    ...(isTitle && { weight: 1 }),
    priority: priorityOf(field, isTitle),
  }
}

/** The columns of a list: the name of the item first, then as declared. */
function columnsOf(fields: readonly ReferenceField[], titleField: string | undefined, choices: Choices) {
  const first = fields.filter(({ name }) => name === titleField)
  const rest = fields.filter(({ name }) => name !== titleField)
  return [...[...first, ...rest].map((field) => columnOf(field, titleField, choices)), stateColumn]
}

interface MenuActions extends Pick<ReferenceListEditorProps, 'onInspect' | 'onEnable'> {
  onEdit: () => void
}

/** Returns the actions of an item. */
function itemMenu(item: ListItem, { onEdit, onInspect, onEnable }: MenuActions): RowMenuItem[] {
  return [
    { id: 'edit', label: 'Edit', icon: Pencil, onAction: onEdit },
    ...(onInspect
      ? [
          {
            id: 'inspect',
            label: 'Use and history',
            icon: History,
            onAction: () => onInspect(item),
          },
        ]
      : []),
    ...(onEnable
      ? [
          {
            id: 'enable',
            label: item.isDisabled ? 'Enable' : 'Delete',
            isDanger: !item.isDisabled,
            onAction: () => onEnable(item, item.isDisabled),
          },
        ]
      : []),
  ]
}

/** Returns the number of items, which nothing else says of a list without a head and without pages. */
function countOf({ renderTools, page, nouns: [one, many] }: ReferenceListEditorProps): string | undefined {
  if (renderTools === undefined || page.totalElements === 0 || !isOnePage(page)) return undefined
  return plural(page.totalElements, one.toLowerCase(), many.toLowerCase())
}

/** A maintained list from its declaration: the table, and the form of one item in a dialog (domain model 4.3). */
export function ReferenceListEditor(props: ReferenceListEditorProps): ReactElement {
  const { nouns, fields, items, onSave, onEnable, onInspect, editing, onEditingChange } = props
  const { titleField, choices = noChoices, renderTools, view, onViewChange } = props
  const [opened, setOpened] = useState(0)
  const open = (which: string) => {
    setOpened(opened + 1)
    onEditingChange(which)
  }
  // Kept, so that rows are not drawn again because their columns were made anew.
  const columns = useMemo(() => columnsOf(fields, titleField, choices), [fields, titleField, choices])
  const edited = items.find((item) => item.id === editing)
  const add = onSave ? (
    <Button variant="primary" onPress={() => open('new')}>
      {`Add ${nouns[0].toLowerCase()}`}
    </Button>
  ) : null
  return (
    <>
      {renderTools?.(
        <>
          {onViewChange ? <ViewButton rows={items} {...{ columns, view, onViewChange }} /> : null}
          {add}
        </>,
      )}
      <DataTable
        {...props}
        label={nouns[1]}
        caption={nouns[1]}
        hasHead={renderTools === undefined}
        footnote={countOf(props)}
        columns={columns}
        rows={items}
        rowKey={(item) => item.id}
        empty={`No ${nouns[1].toLowerCase()} yet.`}
        actions={add}
        rowMenu={
          onSave ? (item) => itemMenu(item, { onEdit: () => open(item.id), onInspect, onEnable }) : undefined
        }
      />
      {onSave && editing !== undefined ? (
        <Suspense fallback={null}>
          <ItemDialog
            // A form opened anew starts from the item, not from what was typed and dropped the last time.
            key={`${editing}-${opened}`}
            title={edited ? `Edit ${nouns[0].toLowerCase()}` : `Add ${nouns[0].toLowerCase()}`}
            fields={fields}
            item={edited}
            choices={choices}
            fieldErrors={props.fieldErrors ?? noErrors}
            formError={props.formError}
            isPending={props.isPending ?? false}
            note={props.formNote}
            onSave={(values) => onSave(edited?.id, values)}
            onClose={() => onEditingChange(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
