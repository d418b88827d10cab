import {
  generalPractice,
  rulesInOrder,
  type DocumentTypeRule,
  type Requirement,
  type RequirementRule,
} from '@capiz/domain/checklist'
import { memberships } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { facility, physician } from '../../db/schema/index.ts'

/** A list of texts of an SQL `in`. */
export const textList = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

const isOneOf = (column: SQL, values: readonly string[]): SQL =>
  values.length === 0 ? sql`false` : sql`${column} in ${textList(values)}`

const specialty = (condition: SQL): SQL =>
  sql`exists (select 1 from jsonb_array_elements(${physician.specializations}) s where ${condition})`

/** The highest membership of a physician as its place in the list of memberships, counted from 1. */
const highestMembership = sql`coalesce((select max(array_position(
  array[${sql.join(
    memberships.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[], s->>'membership')) from jsonb_array_elements(${physician.specializations}) s), 1)`

const never = sql`false`

function facilityRequirement(requirement: Requirement): SQL {
  switch (requirement.kind) {
    case 'facilityTypes':
      return isOneOf(sql`${facility.typeCode}`, requirement.only)
    case 'notFacilityTypes':
      return sql`not ${isOneOf(sql`${facility.typeCode}`, requirement.except)}`
    case 'ownership': {
      const isGovernment = sql`${facility.ownership} is not distinct from 'GOVERNMENT'`
      return requirement.only === 'GOVERNMENT' ? isGovernment : sql`not (${isGovernment})`
    }
    default:
      return never
  }
}

function physicianRequirement(requirement: Requirement): SQL {
  switch (requirement.kind) {
    case 'notGovernmentDoctor':
      return sql`not ${physician.governmentDoctor}`
    case 'hasSpecialty': {
      const code = sql`s->>'specializationCode'`
      return specialty(sql`${code} <> '' and not ${isOneOf(code, generalPractice)}`)
    }
    case 'memberships': {
      const places = requirement.only.map((one) => sql`${memberships.indexOf(one) + 1}`)
      return sql`${highestMembership} in (${sql.join(places, sql`, `)})`
    }
    default:
      return never
  }
}

function requirementSql(requirement: Requirement, kind: 'facility' | 'physician'): SQL {
  if (requirement.kind === 'always') return sql`true`
  if (requirement.kind === 'optional') return never
  return kind === 'facility' ? facilityRequirement(requirement) : physicianRequirement(requirement)
}

/** `concerns` of the domain as a condition on the row of a provider. */
function concernsSql(rule: RequirementRule, kind: 'facility' | 'physician'): SQL {
  const { facilityTypeCode, categoryCode, specializationCode } = rule
  const isAlien =
    kind === 'facility' ? specializationCode !== null : facilityTypeCode !== null || categoryCode !== null
  if (isAlien) return never
  const parts = [
    ...(facilityTypeCode === null ? [] : [sql`${facility.typeCode} = ${facilityTypeCode}`]),
    ...(categoryCode === null ? [] : [sql`${facility.categoryCode} is not distinct from ${categoryCode}`]),
    ...(specializationCode === null
      ? []
      : [specialty(sql`s->>'specializationCode' = ${specializationCode}`)]),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** `isRequiredOn` of the domain as a condition on the row of a facility or physician. */
export function isRequiredSql(document: DocumentTypeRule, kind: 'facility' | 'physician', day: IsoDate): SQL {
  const known = requirementSql(document.requirement, kind)
  const rules = rulesInOrder(document.rules ?? [], day)
  if (rules.length === 0) return known
  const cases = rules.map((rule) => sql`when ${concernsSql(rule, kind)} then ${rule.required}`)
  return sql`(case ${sql.join(cases, sql` `)} else ${known} end)`
}

/** `sourceAskedOn` of the domain as an expression on the row of a facility or physician. */
export function sourceAskedSql(
  document: DocumentTypeRule,
  kind: 'facility' | 'physician',
  day: IsoDate,
): SQL {
  const rules = rulesInOrder(document.rules ?? [], day)
  if (rules.length === 0) return sql`null`
  const cases = rules.map((rule) => {
    const source = rule.required ? (rule.sourceCode ?? null) : null
    return sql`when ${concernsSql(rule, kind)} then ${source}::text`
  })
  return sql`(case ${sql.join(cases, sql` `)} end)`
}
