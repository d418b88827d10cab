import { offerTables } from '../table/measure.tsx'
import { CapizTable, Plain } from '../table/subjects.tsx'
import { Antd } from './Antd.tsx'
import { Mantine } from './Mantine.tsx'
import { Mui } from './Mui.tsx'

offerTables({ plain: Plain, ours: CapizTable, mui: Mui, antd: Antd, mantine: Mantine })
