import * as v from 'valibot'

/** State of a document on a day. */
export const DocumentState = v.picklist(['MISSING', 'EXPIRED', 'EXPIRING', 'VALID'])
