import * as v from 'valibot'
import { askedPages } from '@capiz/domain/reference'
import { BlankForm, BlankFormInput, BlankFormOfType } from '../schema/blank-form.ts'
import { callsOf, file, itemOf, listOf, nothing } from './calls.ts'
import { uuidParam } from './common.ts'
import { group, isPublic, needs } from './define.ts'

const { read, remove, send } = callsOf('accr')
const edit = needs('REFERENCE_EDIT')
const uuid = { uuid: uuidParam }

/** Blank forms of document types, which are filled in and sent back (additions of ours to specification 2, 7.6). */
export const blankForm = group('blankForm', {
  offered: read('X310', '/public/blank-form', isPublic, listOf(BlankForm), {
    query: v.object({
      pageType: v.optional(v.picklist(askedPages, 'Name a page whose documents are asked for.')),
    }),
    skipAuth: true,
  }),
  download: read('X311', '/public/blank-form/{uuid}', isPublic, file, { params: uuid, skipAuth: true }),
  list: read('X312', '/blank-form', edit, listOf(BlankFormOfType)),
  upload: send('X313', '/blank-form', edit, itemOf(BlankFormOfType), {
    body: {
      as: 'multipart',
      json: { part: 'formData', schema: BlankFormInput },
      files: { part: 'file', max: 1, required: true },
    },
  }),
  version: read('X314', '/blank-form/{uuid}', edit, file, { params: uuid }),
  remove: remove('X315', '/blank-form/{uuid}', edit, nothing, { params: uuid }),
})
