/** A thing people look for that is not in the package, with the reason and the components that do its work. */
export interface Absent {
  name: string
  /** Words it is looked for by, in lower case. */
  words: readonly string[]
  reason: string
  instead: readonly string[]
}

/** Things there is no component for. One that is built later leaves this list: the story `Absent` fails on it. */
export const absent: readonly Absent[] = [
  {
    name: 'Tree',
    words: ['tree', 'treeview', 'hierarchy', 'nested'],
    reason: 'Nothing here is nested deeper than two levels, and a tree is hard to use on a phone.',
    instead: ['SideList', 'Disclosure'],
  },
  {
    name: 'Drag and drop',
    words: ['drag', 'draggable', 'drop', 'sortable', 'reorder'],
    reason:
      'Order is set by a field or by sorting, which every hand can do. Files can be dropped on the uploader.',
    instead: ['DataTable', 'DocumentUploader'],
  },
  {
    name: 'Carousel',
    words: ['carousel', 'slideshow', 'slides', 'gallery'],
    reason: 'It hides all but one of its contents. Show them in a list, or their pages in the viewer.',
    instead: ['CardList', 'DocumentViewer'],
  },
  {
    name: 'Kanban board',
    words: ['kanban', 'board', 'swimlane', 'lanes'],
    reason: 'A request moves by a decision, not by being pulled. A list filtered by status shows the same.',
    instead: ['DataTable', 'FilterBar', 'TabNav'],
  },
  {
    name: 'Slider',
    words: ['slider', 'range'],
    reason: 'Amounts and days are exact here; a slider is not.',
    instead: ['NumberField', 'MoneyField', 'DateRangePicker'],
  },
  {
    name: 'Rich text editor',
    words: ['rich', 'wysiwyg', 'editor', 'markdown'],
    reason: 'Remarks are plain text, since they are printed and searched.',
    instead: ['TextArea'],
  },
  {
    name: 'Colour picker',
    words: ['colour', 'color', 'palette'],
    reason: 'Colour belongs to status and is never chosen.',
    instead: ['StatusBadge'],
  },
]
