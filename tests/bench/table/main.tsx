import { offer } from './measure.tsx'
import { Ours, Plain } from './subjects.tsx'

offer({ plain: Plain, ours: Ours })
