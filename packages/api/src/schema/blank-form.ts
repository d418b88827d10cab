import { askedPages } from '@capiz/domain/reference'
import * as v from 'valibot'
import { Instant, OptionalText, Text } from './common.ts'

/** A blank form that is offered for download with its document type (our addition). Sizes in bytes. */
export const BlankForm = v.object({
  uuid: v.string(),
  pageType: v.picklist(askedPages),
  documentTypeCode: v.string(),
  /** name of the document */
  label: v.string(),
  fileName: v.string(),
  contentType: v.string(),
  size: v.number(),
  uploadedDate: Instant,
})

/** A blank form, offered or replaced, as those who maintain it see it. */
export const BlankFormVersion = v.object({
  uuid: v.string(),
  fileName: v.string(),
  contentType: v.string(),
  size: v.number(),
  remarks: v.nullable(v.string()),
  uploadedBy: v.string(),
  uploadedDate: Instant,
})

/** A document type with the blank form that is offered, and the forms it replaced, newest first. */
export const BlankFormOfType = v.object({
  pageType: v.picklist(askedPages),
  documentTypeCode: v.string(),
  label: v.string(),
  form: v.nullable(BlankFormVersion),
  earlier: v.array(BlankFormVersion),
})

/** The document type a blank form is uploaded for, and what is new in it. */
export const BlankFormInput = v.object({
  pageType: v.picklist(askedPages, 'Choose whose document it is.'),
  documentTypeCode: Text(30),
  remarks: OptionalText(500),
})
