import { test } from 'vitest'
import type { Row } from './client.ts'
import { proveList, type ListUnderTest } from './prove-list.ts'
import { contains, from, is, month, term, to, year, type Rule } from './rules.ts'
import { callOf } from './table.ts'
import { setUpProviders, setUpWorld } from './suite.ts'

const { world, proofs } = setUpWorld('office')
const known = setUpProviders(world)

interface Subject {
  rules: Readonly<Record<string, Rule>>
  complete?: (row: Row) => Row
}

const moments = (...fields: string[]) => ({ updatedFrom: from(...fields), updatedTo: to(...fields) })

/** Requests by the days they are old: up to 3, up to 7, over 7. */
const ageOf = (row: Row): string[] => {
  const days = Number(row['ageDays'])
  return [days <= 3 ? 'upTo3' : days <= 7 ? 'upTo7' : 'over7']
}

const lists: Readonly<Record<string, Subject>> = {
  C372: {
    rules: {
      username: contains('username'),
      roleCode: is('roleCode'),
      name: contains('firstName', 'lastName'),
      status: is('status'),
    },
  },
  C366: { rules: {} },
  C367: { rules: { term: contains('name', 'code') } },
  C368: { rules: {} },
  C246: {
    rules: {
      applicantCode: is('applicantCode'),
      accreditationStatusCode: is('accreditationStatusCode'),
      ...moments('createdDate'),
    },
  },
  C249: {
    rules: {
      applicantCode: is('applicantCode'),
      topic: contains('topic'),
      type: is('activityType'),
      actor: is('createdBy'),
      month: month('activityDate'),
      year: year('activityDate'),
      term: term('remarks'),
    },
  },
  C251: {
    rules: {
      actor: contains('actor'),
      code: is('code'),
      auditTopic: contains('auditTopic'),
      entityType: is('entityType'),
      entityCode: is('entityCode'),
      ...moments('updatedDate'),
    },
  },
  C267: { rules: {} },
  C268: { rules: { groupName: contains('groupName') } },
  C344: {
    complete: (row) => known.withOwner(row, 'targetCode'),
    rules: {
      requestType: is('type'),
      requesterCode: is('requesterCode'),
      status: is('status'),
      applicantCode: is('targetCode'),
      term: term('targetName', 'code', 'requesterName'),
      age: { ...is(), read: ageOf },
      assignee: is('assigneeCode'),
      location: contains('whole.place.city', 'whole.place.province', 'whole.place.region'),
    },
  },
}

test.each(Object.keys(lists))('the list %s follows its filters', async (number) => {
  const { rules, complete } = lists[number] as Subject
  const under: ListUnderTest = {
    call: callOf(number),
    client: world.admin,
    path: callOf(number).path,
    key: (row) => String(row['id']),
    rules,
    ...(complete ? { complete } : {}),
  }
  await proveList(under, proofs)
})
