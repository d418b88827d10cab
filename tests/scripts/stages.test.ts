import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chooseStages, stages } from '../../scripts/stages.ts'

const chosen = (...words: string[]) => chooseStages(words).stages.map(({ name }) => name)

describe('stages of the test command', () => {
  it('are all of them without a word', () => {
    expect(chooseStages([])).toEqual({ stages, files: [] })
  })

  it('are chosen by a whole word of the name, or by group', () => {
    expect(chosen('ui')).toEqual(['unit ui'])
    expect(chosen('server', 'stories')).toEqual(['server pglite', 'server postgres', 'stories'])
    expect(chosen('check')).toEqual(stages.filter(({ group }) => group === 'check').map(({ name }) => name))
  })

  it('get the words that name no stage as files', () => {
    expect(chooseStages(['pglite', 'price.test'])).toMatchObject({ files: ['price.test'] })
  })

  it('refuse files without a stage', () => {
    expect(() => chooseStages(['storeis'])).toThrow('No stage is called storeis. Stages: format, lint')
  })

  it('are tasks of turbo.json; those that are not checks have a new cache key in each run', () => {
    const { tasks } = JSON.parse(readFileSync(new URL('../../turbo.json', import.meta.url), 'utf8')) as {
      tasks: Record<string, { env?: string[] }>
    }
    for (const { task, group } of stages) {
      const declared = tasks[task] ?? tasks[task.split('#').at(-1) ?? '']
      expect(declared, task).toBeDefined()
      if (group !== 'check') expect(declared?.env, task).toContain('CAPIZ_RUN')
    }
  })
})
