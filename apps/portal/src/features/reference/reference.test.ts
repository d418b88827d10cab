import { referenceCalls } from '@capiz/api/contract/reference-list'
import { ApiError } from '@capiz/api/client'
import { referenceBases, referenceLists } from '@capiz/domain/reference'
import { describe, expect, it } from 'vitest'
import { readUrlState } from '../../platform/routing/url-state.ts'
import { bodyOf, listItem, titleOf } from './item.ts'
import { changesOf, filtersOf, listQuery, listSchema, sortOf, valuesOf } from './list-state.ts'
import { listGroups } from './list-groups.ts'
import { saveProblems } from './save-problems.ts'

const stateOf = (query: string) => readUrlState(listSchema, new URLSearchParams(query))
const refusal = (status: number, errorCode: string, errors: { field: string; message: string }[] = []) =>
  new ApiError({ status, errorCode, message: 'Refused.', errors })

describe('the lists', () => {
  it('are all offered, one that shares a table under the name of its owner', () => {
    const offered = listGroups.flatMap(({ bases }) => bases).toSorted()
    expect(offered).toEqual(referenceBases.filter((base) => !referenceLists[base].aliasOf).toSorted())
    for (const base of referenceBases) expect(referenceCalls[base].list.path).toBe(`/${base}`)
  })
  it('show words for every closed set', () => {
    const codes = referenceBases.flatMap((base) =>
      referenceLists[base].fields.flatMap((f) => f.choices ?? []),
    )
    for (const { code, label } of codes) expect(label).not.toBe(code)
  })
})

describe('the address', () => {
  it('sorts only by what the list has, else the newest change first', () => {
    expect(sortOf('hf-type', 'code,ASC')).toBe('code,ASC')
    expect(sortOf('hf-type', 'medicalSociety,ASC')).toBe('updatedDate,DESC')
    expect(sortOf('hf-type', 'code,sideways')).toBe('updatedDate,DESC')
  })
  it('lists what is deleted last, and what changed at one moment in the order of the drop-downs', () => {
    const newest = ['deleted,ASC', 'updatedDate,DESC']
    expect(listQuery('hf-type', stateOf('')).sort).toEqual([...newest, 'sortOrder,ASC', 'description,ASC'])
    expect(listQuery('society', stateOf('')).sort).toEqual([...newest, 'description,ASC'])
    expect(listQuery('hf-type', stateOf('sort=code,ASC')).sort).toBe('code,ASC')
  })
  it('narrows by group only where the list has groups', () => {
    const state = stateOf('group=HOSP&term= ward &state=ENABLED')
    expect(listQuery('hf-category', state)).toMatchObject({ group: 'HOSP', term: 'ward', status: 'ENABLED' })
    expect(listQuery('hf-type', state).group).toBeUndefined()
    expect(filtersOf('hf-type', []).map(({ id }) => id)).toEqual(['state'])
    expect(filtersOf('hf-category', []).map(({ label }) => label)).toEqual(['Health facility type', 'State'])
  })
  it('follows the chips and back', () => {
    const state = stateOf('group=HOSP&state=DISABLED')
    expect(valuesOf(state)).toEqual({ group: ['HOSP'], state: ['DISABLED'] })
    expect(changesOf(valuesOf(state))).toEqual({ page: 0, group: 'HOSP', state: 'DISABLED' })
    expect(changesOf({})).toEqual({ page: 0, group: '', state: '' })
  })
})

describe('an item', () => {
  const stored = { id: 7, code: 'MRI', instrumentName: 'Scanner', value: null, deleted: false, version: 3 }
  it('goes into the form and back with its version', () => {
    const item = listItem('physician-instrument', stored)
    expect(item).toMatchObject({ id: '7', isDisabled: false })
    expect(titleOf('physician-instrument', item)).toBe('Scanner')
    expect(bodyOf(item.values, stored)).toEqual({
      code: 'MRI',
      instrumentName: 'Scanner',
      value: null,
      version: 3,
      deleted: false,
    })
    expect(bodyOf({ code: 'NEW' })).toEqual({ code: 'NEW' })
  })
})

describe('a refused save', () => {
  it('says at the field what is not unique', () => {
    const [, descriptionRule] = referenceLists['provider-category'].unique
    const code = descriptionRule?.errorCode ?? ''
    expect(saveProblems('provider-category', refusal(409, code)).fields).toEqual({ description: 'Refused.' })
    expect(saveProblems('hf-type', refusal(409, 'CODE_IN_USE')).fields).toEqual({ code: 'Refused.' })
  })
  it('puts what belongs to no field above the form', () => {
    const errors = [
      { field: 'code', message: 'Enter a code.' },
      { field: 'version', message: 'Send the version.' },
    ]
    expect(saveProblems('hf-type', refusal(422, 'VALIDATION', errors))).toMatchObject({
      fields: { code: 'Enter a code.' },
      form: 'Send the version.',
    })
    expect(saveProblems('hf-type', refusal(409, 'NOT_MAINTAINABLE')).form).toBe('Refused.')
    expect(saveProblems('hf-type', refusal(409, 'STALE_RECORD')).form).toContain('Somebody else')
  })
})
