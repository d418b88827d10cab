import { createRoot } from 'react-dom/client'
import { DataTable } from '@capiz/ui/DataTable'
import { TextField } from '@capiz/ui/TextField'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { vars } from '@capiz/ui/tokens'
import { Save } from './Save.tsx'
import './brand.ts'

const rooms = [{ name: 'Ward' }, { name: 'Intensive care' }]

createRoot(document.querySelector('#root') ?? document.body).render(
  <main style={{ padding: vars.space[4] }}>
    <TextField label="Name" value="Ward" onChange={() => undefined} />
    <DomainBadge code="ACCREDITED" />
    <DataTable
      label="Rooms"
      columns={[{ id: 'name', header: 'Name', text: (room) => room.name }]}
      rows={rooms}
      rowKey={(room) => room.name}
      page={{ number: 0, size: 10, totalElements: 2, totalPages: 1 }}
      onChange={() => undefined}
    />
    <Save />
  </main>,
)
