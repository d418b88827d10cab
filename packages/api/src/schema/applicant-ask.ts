import { informationRequestLimits } from '@capiz/domain/request'
import * as v from 'valibot'
import { CodeOf, Email, OptionalText, ReplyDay, Uuid } from './common.ts'
import { LinkToken } from './link-token.ts'
import { itemAnswers } from './request-desk.ts'
import { InformationItem, RequestType } from './request.ts'

/** The information request of an applicant, as the page behind the mailed link shows it. */
export const ApplicantAsk = v.object({
  code: v.string(),
  type: RequestType,
  targetName: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  askedOn: ReplyDay,
  dueDate: ReplyDay,
  items: v.array(InformationItem),
})

/** An answer of who holds the link, whole or in part; `items` are the places of what is answered, from 0. */
export const ApplicantAnswer = v.object({
  token: LinkToken,
  remarks: OptionalText(1000),
  items: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(informationRequestLimits.items - 1))),
    v.minLength(1, 'Tick what you answer.'),
    v.maxLength(informationRequestLimits.items),
  ),
  ...itemAnswers,
})

/** Asks for the link once more: number of the application and the address it was made with. */
export const AskLink = v.object({ code: CodeOf('request'), emailAddress: Email })

/** An application whose mail address was confirmed by the mailed link, as the record and the request it became. */
export const ConfirmedApplication = v.object({
  kind: v.picklist(['FACILITY', 'PHYSICIAN']),
  code: v.string(),
  requestCode: v.string(),
  name: v.string(),
})

/** Asks for the link of an application that waits for its address to be confirmed; `id` comes with its receipt. */
export const ConfirmationLink = v.object({ id: Uuid })
