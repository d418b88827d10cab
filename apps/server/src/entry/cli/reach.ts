import { isIsoDate, manilaDay } from '@capiz/domain/time'
import { reachOf } from '../../areas/reach/reach.ts'
import { command } from './command.ts'

// Usage: npm run reach -w @capiz/server -- USERNAME FROM TO. Lists whose data the user reached between two days.
await command(
  async (services, { words: [username = '', from = '', to = ''] }) => {
    if (username === '' || !isIsoDate(from) || !isIsoDate(to)) {
      console.error('Give the username, the first and the last day: reach maria 2026-01-01 2026-01-31')
      return false
    }
    for (let page = 0, left = 1; left > 0; page += 1) {
      const { content, totalElements, size } = await reachOf(services, {
        username,
        from,
        to,
        page,
        size: 1000,
      })
      for (const row of content) {
        const record = `${row.entityType} ${row.entityCode ?? ''} ${row.name ?? ''}`.trim()
        const counts = `read ${row.reads}, taken ${row.downloads}, changed ${row.changes}, refused ${row.refusals}`
        console.log(`${manilaDay(row.firstDate)} to ${manilaDay(row.lastDate)}  ${counts}  ${record}`)
      }
      left = totalElements - (page + 1) * size
      if (left <= 0) console.log(`${totalElements} records, lists and files reached by ${username}.`)
    }
    return true
  },
  { words: ['username', 'first day', 'last day'] },
)
