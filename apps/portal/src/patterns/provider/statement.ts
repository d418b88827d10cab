import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import { formatDay, type IsoDate } from '@capiz/domain/time'

/** How the accreditation stands, in the words of its owner: a sentence without its stop, and what follows from it. */
export interface Statement {
  text: string
  detail: string
}

interface Standing {
  status: string
  contractValidityDate: IsoDate | null
}

const referred = 'Members can be referred to you.'

/** The sentence of each status but the accredited one, whose last day belongs to it. */
const statements: Readonly<Record<Exclude<AccreditationStatusCode, 'ACCREDITED'>, Statement>> = {
  ON_PROCESS: {
    text: 'Your application is being reviewed',
    detail: 'Members cannot be referred to you yet.',
  },
  FOR_PAYMENT_ONLY: {
    text: 'You are not part of the network',
    detail: 'Bills may still be paid, case by case.',
  },
  SUSPENDED: { text: 'You are suspended', detail: 'Members are not referred to you meanwhile.' },
  WITHDRAWN: { text: 'You left the network', detail: 'It was your own wish.' },
  DISAPPROVED: { text: 'Your application was declined', detail: 'Members cannot be referred to you.' },
  DISACCREDITED: { text: 'You were removed from the network', detail: 'Members cannot be referred to you.' },
  CLOSED: { text: 'Your record is closed', detail: 'It stays closed for good.' },
}

/**
 * Returns how the accreditation stands on a day, for its owner. A suspension names its last day where a change that ends
 * it is set; a status this version does not know says nothing.
 */
export function statementOf(
  { status, contractValidityDate }: Standing,
  nextChange: IsoDate | undefined,
  today: IsoDate,
): Statement | undefined {
  if (status === 'ACCREDITED') {
    if (contractValidityDate === null) return { text: 'You are accredited', detail: referred }
    const day = formatDay(contractValidityDate)
    return contractValidityDate < today
      ? { text: `Your contract ended on ${day}`, detail: 'You are still listed as accredited.' }
      : { text: `You are accredited until ${day}`, detail: referred }
  }
  if (!(status in statements)) return undefined
  const statement = statements[status as keyof typeof statements]
  return status === 'SUSPENDED' && nextChange !== undefined
    ? { ...statement, text: `You are suspended, and that changes on ${formatDay(nextChange)}` }
    : statement
}
