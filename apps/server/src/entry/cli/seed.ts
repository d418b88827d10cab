import { loadSampleIfEmpty } from '../../seed/load-sample.ts'
import { seedSizes } from '../../seed/size.ts'
import { samplePassword } from '../../seed/user.ts'
import { command } from './command.ts'

// Usage: npm run seed -w @capiz/server -- tiny|demo|large
await command(
  async (services, { words: [given = 'demo'] }) => {
    const size = seedSizes.find((each) => each === given)
    if (!size) {
      console.error(`Give one of these sizes: ${seedSizes.join(', ')}.`)
      return false
    }
    if (services.config.environment === 'production') {
      console.error(
        'The sample is not for production: everybody knows its passwords. Set CAPIZ_ENVIRONMENT to development.',
      )
      return false
    }
    const loaded = await loadSampleIfEmpty(services, size, ({ table, rows }) => {
      process.stdout.write(`\r${table}: ${rows.toLocaleString('en-PH')} rows`.padEnd(60))
    })
    process.stdout.write('\r'.padEnd(61).concat('\r'))
    if (!loaded) {
      console.error('The sample data is for an empty database; this one already has facilities.')
      return false
    }
    console.log(`The ${size} sample is loaded. Sign in as officer, approver or admin with ${samplePassword}`)
    return true
  },
  { makesDatabase: true, words: ['the size'] },
)
