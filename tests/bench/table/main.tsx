import { offerTables } from './measure.tsx'
import { CapizTable, Plain } from './subjects.tsx'

offerTables({ plain: Plain, ours: CapizTable })
