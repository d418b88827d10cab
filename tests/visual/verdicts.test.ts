import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeReport } from './report.ts'
import { readVerdicts, recordVerdicts } from './verdicts.ts'

it('keeps decisions with who and when beside the report, whatever run writes the report', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'verdicts-')), 'report')
  const decision = { by: 'Maria Dalisay', at: '2026-11-20T01:00:00.000Z' }
  expect(readVerdicts(folder)).toEqual([])
  await recordVerdicts(folder, ['data-tag/long.dark.320.png'], { verdict: 'accepted', ...decision })
  await recordVerdicts(folder, ['data-tag/long.light.320.png'], { verdict: 'rejected', ...decision })
  await writeReport(folder, [{ name: 'data-tag/default.yml', reason: 'line 1 was a and is b' }], 'visual')
  expect(readVerdicts(folder).map(({ name, verdict, by }) => `${name} ${verdict} ${by}`)).toEqual([
    'data-tag/long.dark.320.png accepted Maria Dalisay',
    'data-tag/long.light.320.png rejected Maria Dalisay',
  ])
})
