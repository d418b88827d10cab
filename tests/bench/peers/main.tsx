import { offer } from '../table/measure.tsx'
import { Ours, Plain } from '../table/subjects.tsx'
import { Antd } from './Antd.tsx'
import { Mantine } from './Mantine.tsx'
import { Mui } from './Mui.tsx'

offer({ plain: Plain, ours: Ours, mui: Mui, antd: Antd, mantine: Mantine })
