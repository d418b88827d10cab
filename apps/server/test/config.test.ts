import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { printableConfig } from '../src/platform/runtime/config.ts'
import { readConfig } from '../src/platform/runtime/read-config.ts'

const inProject = (folder: string) => fileURLToPath(new URL(`../../../${folder}`, import.meta.url))

test('an empty environment is a working configuration', () => {
  const read = readConfig({})
  expect(read.ok && read.config).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: inProject('data'),
    databaseUrl: undefined,
    environment: 'production',
    publicUrl: 'http://localhost:8080',
    accessSeconds: 3600,
    sessionSeconds: 43_200,
    fileBytes: 10_485_760,
    s3: undefined,
  })
})

test('a relative data folder is the same one wherever a command is started', () => {
  const dataDirOf = (CAPIZ_DATA_DIR: string) => {
    const read = readConfig({ CAPIZ_DATA_DIR })
    return read.ok && read.config.dataDir
  }
  expect(dataDirOf('./elsewhere')).toBe(inProject('elsewhere'))
  expect(dataDirOf('/srv/capiz')).toBe('/srv/capiz')
})

test('every wrong value is named at once, with an example', () => {
  const read = readConfig({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://db.example/capiz',
    DATABASE_READ_URL: 'replica.example',
    CAPIZ_ENVIRONMENT: 'live',
    CAPIZ_SECRET: 'short',
    SMTP_URL: 'mail.example',
    S3_BUCKET: 'capiz',
  })
  expect(read.ok).toBe(false)
  const problems = read.ok ? [] : read.problems
  const named = problems.map((problem) => problem.split(' ')[0])
  expect(named).toEqual([
    'PORT',
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'CAPIZ_ENVIRONMENT',
    'CAPIZ_SECRET',
    'SMTP_URL',
    'S3_ENDPOINT',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ])
  expect(problems[0]).toBe('PORT must be a whole number, for example 8080.')
})

test('a replica has to be one of a PostgreSQL', () => {
  const read = readConfig({ DATABASE_READ_URL: 'postgres://replica.example/capiz' })
  expect(read.ok ? [] : read.problems).toEqual([expect.stringContaining('DATABASE_URL must be set too')])
})

test('jobs have a process of their own on PostgreSQL only', () => {
  const jobsOf = (env: Record<string, string>) => {
    const read = readConfig(env)
    return read.ok ? read.config.jobs : read.problems
  }
  const database = { DATABASE_URL: 'postgres://db.example/capiz' }
  expect(jobsOf({})).toBe('here')
  expect(jobsOf(database)).toBe('own')
  expect(jobsOf({ ...database, CAPIZ_JOBS: 'off' })).toBe('off')
  expect(jobsOf({ CAPIZ_JOBS: 'own' })).toEqual([expect.stringContaining('on PostgreSQL only')])
  expect(jobsOf({ CAPIZ_JOBS: 'yes' })).toEqual([expect.stringContaining('must be own, here or off')])
})

test('printing hides every secret', () => {
  const read = readConfig({
    DATABASE_URL: 'postgres://capiz:hunter2secret@db.example/capiz',
    CAPIZ_SECRET: 'hunter2secret-hunter2secret-hunter2secret',
    SMTP_URL: 'smtp://capiz:hunter2secret@mail.example',
    S3_ENDPOINT: 'https://storage.example',
    S3_BUCKET: 'capiz',
    S3_ACCESS_KEY_ID: 'hunter2secret',
    S3_SECRET_ACCESS_KEY: 'hunter2secret',
  })
  const printed = JSON.stringify(read.ok && printableConfig(read.config))
  expect(printed).not.toContain('hunter2secret')
  expect(printed).toContain('db.example')
})

test.each([
  [{ CAPIZ_SEED: 'demo' }, 'CAPIZ_SEED'],
  [{ CAPIZ_ENVIRONMENT: 'production', CAPIZ_SEED: 'tiny' }, 'CAPIZ_SEED'],
  [{ CAPIZ_ENVIRONMENT: 'development', CAPIZ_PUBLIC_URL: 'https://a.example' }, 'CAPIZ_PUBLIC_URL'],
  [{ CAPIZ_ENVIRONMENT: 'development', HOST: '0.0.0.0' }, 'HOST'],
])('%j is refused: what everybody knows or sees is for the own machine', (env, name) => {
  const read = readConfig(env)
  expect(read.ok ? [] : read.problems.map((problem) => problem.split(' ')[0])).toEqual([name])
})

test('a development server on the own machine may hold the sample', () => {
  expect(readConfig({ CAPIZ_ENVIRONMENT: 'development', CAPIZ_SEED: 'demo', HOST: '::1' }).ok).toBe(true)
})
