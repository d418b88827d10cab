import { sql, type SQL } from 'drizzle-orm'

/** Matches a record of the lists: live, accepted, and not merged into another; `alias` names a facility or physician. */
export function isListed(alias: string): SQL {
  const record = sql.identifier(alias)
  return sql`(not ${record}.deleted and ${record}.accepted and ${record}.duplicate_of is null)`
}

/**
 * Matches an affiliation by which its physician practises at its facility: a live, accredited one, at a facility of the
 * lists. Lists, reports, figures and public answers all read where a physician practises from here; the public ones
 * ask besides that both ends are accredited (domain model 4.2).
 */
export function isPractice(affiliation = 'affiliation', facility = 'facility'): SQL {
  const link = sql.identifier(affiliation)
  return sql`(not ${link}.deleted and ${link}.status = 'ACCREDITED' and ${isListed(facility)})`
}

/** Matches a physician who practises at a facility that meets a condition on the table `facility`. */
export function practisesAt(physicianId: SQL, where: SQL): SQL {
  return sql`exists (select 1 from affiliation join facility on facility.id = affiliation.facility_id
    where affiliation.physician_id = ${physicianId} and ${isPractice()} and ${where})`
}

/** Codes of the physicians who practise at a facility that meets a condition on the table `facility`. */
export function codesPractisingAt(where: SQL): SQL {
  return sql`select physician.code from physician join affiliation on affiliation.physician_id = physician.id
    join facility on facility.id = affiliation.facility_id where ${isPractice()} and ${where}`
}
