import { user } from '@capiz/api/contract/auth'
import { useCall } from '../platform/data/query.tsx'

/** The names of actors when no user is signed in, by their code in records. */
const others: Readonly<Record<string, string>> = { PUBLIC: 'Public application', SYSTEM: 'Capiz' }

/** Answers the name of a person for the username that a record carries; the username while the names are on their way. */
export function usePersonNames(usernames: readonly (string | undefined)[]): (username: string) => string {
  const wanted = [...new Set(usernames)]
    .filter((one): one is string => one !== undefined && one !== '' && others[one] === undefined)
    .sort()
  const { data } = useCall(
    user.names,
    { query: { username: wanted.join(',') } },
    { isEnabled: wanted.length > 0, keepsPrevious: true },
  )
  const names = new Map(data?.map(({ username, name }) => [username, name]))
  return (username) => others[username] ?? names.get(username) ?? username
}
