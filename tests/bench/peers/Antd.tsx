import { Table, type TableColumnsType } from 'antd'
import type { ReactElement } from 'react'
import type { Row, State } from '../table/rows.ts'
import { MenuButton, NameLink, StatusCell } from './cells.tsx'

const columnsOf = (isDescending: boolean): TableColumnsType<Row> => [
  {
    dataIndex: 'name',
    title: 'Facility',
    sorter: true,
    sortOrder: isDescending ? 'descend' : 'ascend',
    render: (_, row) => <NameLink row={row} />,
  },
  { dataIndex: 'code', title: 'Code' },
  { dataIndex: 'type', title: 'Type' },
  { dataIndex: 'city', title: 'City' },
  { dataIndex: 'status', title: 'Status', render: (_, row) => <StatusCell row={row} /> },
  { dataIndex: 'until', title: 'Valid until' },
  { dataIndex: 'physicians', title: 'Physicians', align: 'right' },
  { key: 'menu', title: 'Actions', render: (_, row) => <MenuButton row={row} /> },
]
const rowKey = (row: Row) => row.code

/** The table of Ant Design with the page, the order and the choice from outside. */
export function Antd({ state }: { state: State }): ReactElement {
  const { rows, size, page, isDescending, selection } = state
  return (
    <Table<Row>
      size="small"
      columns={columnsOf(isDescending)}
      dataSource={rows}
      rowKey={rowKey}
      rowSelection={{ selectedRowKeys: [...selection], preserveSelectedRowKeys: true }}
      pagination={{ current: page + 1, pageSize: size, total: size * 500, showSizeChanger: true }}
    />
  )
}
