import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Button } from '@capiz/ui/Button'
import { DataTable } from '@capiz/ui/DataTable'
import { TextField } from '@capiz/ui/TextField'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { ownValues } from '@capiz/ui/brand'
import { vars } from '@capiz/ui/tokens'

const table = createElement(DataTable, {
  label: 'Rooms',
  columns: [{ id: 'name', header: 'Name', text: (row) => row.name }],
  rows: [{ name: 'Ward' }],
  rowKey: (row) => row.name,
  page: { number: 0, size: 10, totalElements: 1, totalPages: 1 },
  onChange: () => undefined,
})
const parts = [
  createElement(Button, { key: 'button' }, 'Save'),
  createElement(TextField, { key: 'field', label: 'Name', value: 'Ward', onChange: () => undefined }),
  createElement(DomainBadge, { key: 'badge', code: 'ACCREDITED' }),
  table,
]
console.log(renderToString(createElement('main', null, ...parts)))
console.log(vars.color.accent, ownValues().all['--cz-radius-control'])
