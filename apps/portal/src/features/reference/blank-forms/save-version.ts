import { blankForm } from '@capiz/api/contract/blank-form'
import { call } from '../../../platform/calls/api.ts'
import { saveFile } from '../../../platform/data/object-urls.ts'
import { reportError } from '../../../platform/feedback/report-error.ts'

/** Saves a blank form, also a replaced one, on the device of the user. */
export async function saveVersion(uuid: string): Promise<void> {
  await call(blankForm.version, { params: { uuid } }).then(saveFile, reportError)
}
