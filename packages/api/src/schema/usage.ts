import * as v from 'valibot'
import { OptionalText } from './common.ts'

/** Text parts of an upload of counts of use: the source they come from, as the log keeps it. */
export const UsageUpload = v.object({ source: OptionalText(200) })
