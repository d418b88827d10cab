import { offerTables } from './measure.tsx'
import { Ours, Plain } from './subjects.tsx'

offerTables({ plain: Plain, ours: Ours })
