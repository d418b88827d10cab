import * as v from 'valibot'

/** The token of a mailed link; what it is worth the server alone can say. */
export const LinkToken = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('The link is not complete.'),
  v.maxLength(200),
)

/** The token of a mailed link alone, in a body so that no log of addresses holds it. */
export const LinkTokenBody = v.object({ token: LinkToken })
