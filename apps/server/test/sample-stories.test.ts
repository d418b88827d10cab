import { allowedNext } from '@capiz/domain/accreditation'
import { beforeAll, describe, expect, test } from 'vitest'
import { lacksOf } from '../src/seed/stories/index.ts'
import { stories } from '../src/seed/story-rows.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { sampleInputs, sampleOf, type Sample } from './support/sample.ts'
import { grouped, lackingOf } from './support/sample-facts.ts'

describe('the stories of the demo', () => {
  let sample: Sample
  beforeAll(() => {
    sample = sampleOf(sampleInputs('demo'))
  })

  test('are forty, each about a provider of its own that is there', () => {
    expect(stories).toHaveLength(40)
    expect(new Set(stories.map(({ story }) => story.title)).size).toBe(40)
    const names = new Map([
      ...sample.facility.map(({ code, name }) => [code, name] as const),
      ...sample.physician.map(({ code, lastName, firstName }) => [code, `${lastName} ${firstName}`] as const),
    ])
    for (const { story, code } of stories) {
      expect(names.get(code), story.title).toBe(
        'facility' in story ? story.facility.name : story.name.join(' '),
      )
    }
  })

  test('end in the status the record has', () => {
    const statuses = new Map(
      [...sample.facility, ...sample.physician].map((row) => [row.code, row.accreditationStatusCode]),
    )
    const moves = grouped(sample.accreditation_history, ({ applicantCode }) => applicantCode)
    for (const { story, code } of stories) {
      const past = (moves.get(code) ?? []).filter(({ effectiveDate }) => effectiveDate <= tinyToday)
      const ordered = past.map(({ effectiveDate }) => effectiveDate)
      expect(ordered, story.title).toEqual(ordered.toSorted())
      // an application ends without a move where nobody has decided on it
      expect(past.at(-1)?.toStatus ?? 'ON_PROCESS', story.title).toBe(statuses.get(code))
      for (const [at, { fromStatus, toStatus }] of (moves.get(code) ?? []).entries()) {
        if (at > 0) expect(allowedNext(fromStatus as 'ACCREDITED'), story.title).toContain(toStatus)
      }
    }
  })

  test('leave their traces in notes, remarks, memos, requests and records', () => {
    const traces: Record<string, { about: (code: string) => number }> = {
      note: { about: (code) => sample.activity_log.filter((row) => row.applicantCode === code).length },
      remark: { about: (code) => sample.remark.filter((row) => row.ownerCode === code).length },
      documentRemark: {
        about: (code) => {
          const uuids = new Set(
            sample.attachment.filter((row) => row.ownerCode === code).map(({ uuid }) => uuid),
          )
          return sample.remark.filter(({ attachmentUuid }) => attachmentUuid && uuids.has(attachmentUuid))
            .length
        },
      },
      memo: {
        about: (code) => sample.attachment.filter((row) => row.ownerCode === code && row.memoType).length,
      },
      request: { about: (code) => sample.user_request.filter((row) => row.targetCode === code).length },
      record: {
        about: (code) =>
          sample.case_record.filter(
            ({ fields, ownerCode }) => ownerCode === code || JSON.stringify(fields).includes(code),
          ).length,
      },
    }
    const seen = new Set<string>()
    for (const { story, code } of stories) {
      for (const [key, { about }] of Object.entries(traces)) {
        const told = story.events.filter((event) => key in event).length
        if (told === 0) continue
        seen.add(key)
        expect(about(code), `${story.title} ${key}`).toBeGreaterThanOrEqual(told)
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(traces).sort())
    const physicianMemos = sample.attachment.filter(({ ownerKind }) => ownerKind === 'phy/memo')
    expect(physicianMemos.length).toBeGreaterThan(0)
  })

  test('name every document that is lacking', () => {
    const lacking = lackingOf(sample)
    for (const { story, code, kind, index } of stories) {
      const status = 'facility' in story ? story.facility.status : story.status
      if (status !== 'ACCREDITED') continue
      expect(lacking.get(code)?.length ?? 0, story.title).toBe(
        lacksOf(kind === 'facility' ? 'hf' : 'phy', index).length,
      )
    }
  })
})
