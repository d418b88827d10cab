/**
 * Writes the tables of docs/domain.md from the domain package, between its markers; `--check` writes nothing and
 * fails when they are out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { permissions, seedRoles } from '@capiz/domain/access'
import {
  accreditationStatusCodes,
  allowedNext,
  documentStateMeanings,
  documentStatePresentation,
  statusMeanings,
  statusPresentation,
  versionStateMeanings,
  versionStatePresentation,
} from '@capiz/domain/accreditation'
import { requestStatusMeanings, requestStatusPresentation } from '@capiz/domain/request'
import type { StatusPresentation } from '@capiz/domain/status'
import { documentTypes } from '@capiz/domain/checklist'
import type { Requirement } from '@capiz/domain/checklist'
import { errorCodes, errorMessages, errorStatus } from '@capiz/domain/errors'
import { priceSheetKinds } from '@capiz/domain/fees'
import { referenceLists } from '@capiz/domain/reference'
import { requestTypeInfo } from '@capiz/domain/request'

const file = new URL('../docs/domain.md', import.meta.url)

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function presentations<C extends string>(
  states: Readonly<Record<C, StatusPresentation>>,
  meanings: Readonly<Record<C, string>>,
): string[][] {
  return (Object.keys(states) as C[]).map((code) => {
    const { label, tone, icon } = states[code]
    return [`\`${code}\``, label, tone, icon, meanings[code]]
  })
}

function requirement(rule: Requirement): string {
  switch (rule.kind) {
    case 'always':
      return 'yes'
    case 'optional':
      return 'no'
    case 'facilityTypes':
      return `only ${rule.only.join(', ')}`
    case 'notFacilityTypes':
      return `all but ${rule.except.join(', ')}`
    case 'ownership':
      return `only ${rule.only.toLowerCase()}`
    case 'notGovernmentDoctor':
      return 'all but government doctors'
    case 'hasSpecialty':
      return 'who claims a specialty'
    case 'memberships':
      return `only ${rule.only.join(', ')}`
  }
}

const presentationHead = ['Code', 'Shown as', 'Tone', 'Icon', 'Meaning']
const reach = { all: '●', own: 'own', affiliated: 'affiliated' } as const

const tables: Readonly<Record<string, () => string>> = {
  statuses: () => table(presentationHead, presentations(statusPresentation, statusMeanings)),
  transitions: () =>
    table(
      ['From', 'To'],
      [null, ...accreditationStatusCodes].map((from) => [
        from === null ? '(new)' : `\`${from}\``,
        allowedNext(from)
          .map((to) => `\`${to}\``)
          .join(', ') || 'none',
      ]),
    ),
  'document-states': () =>
    table(presentationHead, presentations(documentStatePresentation, documentStateMeanings)),
  'version-states': () =>
    table(presentationHead, presentations(versionStatePresentation, versionStateMeanings)),
  'request-statuses': () =>
    table(presentationHead, presentations(requestStatusPresentation, requestStatusMeanings)),
  requests: () =>
    table(
      ['Type', 'Name', 'Target', 'Made by', 'Two steps', 'Approval', 'Rejection'],
      Object.entries(requestTypeInfo).map(([type, info]) => [
        `\`${type}\``,
        info.label,
        info.target,
        info.madeBy.join(', '),
        info.twoStep ? 'yes' : 'no',
        info.onApprove,
        info.onReject,
      ]),
    ),
  permissions: () =>
    table(
      ['Permission', ...seedRoles.map(({ name }) => name)],
      permissions.map((permission) => [
        `\`${permission}\``,
        ...seedRoles.map(({ grants }) => {
          const grant = grants[permission]
          return grant === undefined ? '–' : reach[grant]
        }),
      ]),
    ),
  papers: () =>
    table(
      ['Page', 'Code', 'Paper', 'Required', 'Date'],
      documentTypes.map((type) => [
        type.pageType,
        `\`${type.code}\``,
        type.label,
        requirement(type.requirement),
        type.dateLabel ?? 'none',
      ]),
    ),
  sheets: () =>
    table(
      ['Kind', 'Calls', 'Owner', 'Header key', 'Line key', 'Upload', 'Request'],
      Object.values(priceSheetKinds).map((kind) => [
        `\`${kind.kind}\``,
        `\`${kind.base}\``,
        kind.owner,
        kind.headerKey.join(', ') || 'none',
        kind.lineKey.join(', '),
        kind.upload ? (kind.template ? 'with template' : 'yes') : 'no',
        kind.requestType ? `\`${kind.requestType}\`` : '',
      ]),
    ),
  lists: () =>
    table(
      ['Base', 'Name', 'Fields', 'Unique'],
      Object.values(referenceLists).map((list) => [
        `\`${list.base}\``,
        list.entities,
        list.fields.map(({ name }) => name).join(', '),
        list.unique.map(({ fields }) => fields.join(' + ')).join('; '),
      ]),
    ),
  errors: () =>
    table(
      ['Code', 'Status', 'Message'],
      errorCodes.map((code) => [`\`${code}\``, String(errorStatus[code]), errorMessages[code]]),
    ),
}

function filled(text: string): string {
  let result = text
  for (const [name, build] of Object.entries(tables)) {
    const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`]
    const [from, to] = [result.indexOf(begin), result.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`docs/domain.md has no place for the table "${name}".`)
    result = `${result.slice(0, from + begin.length)}\n${build()}\n${result.slice(to)}`
  }
  return result
}

const present = readFileSync(file, 'utf8')
const wanted = filled(present)
if (process.argv.includes('--check')) {
  if (present !== wanted) {
    console.error('docs/domain.md is out of date. Run: npx -c "node scripts/domain-docs.ts"')
    process.exitCode = 1
  }
} else {
  writeFileSync(file, wanted)
}
