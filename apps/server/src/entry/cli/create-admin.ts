import { isEmail } from '@capiz/domain/text'
import { createAdministrator } from '../../areas/user/administrator.ts'
import { command } from './command.ts'

// Usage: npm run create-admin -w @capiz/server -- <username> <e-mail> <first name> <last name>
await command(
  async (services, { words: [username = '', emailAddress = '', firstName = '', lastName = ''] }) => {
    if (!/^[a-z0-9._-]{4,40}$/.test(username) || !isEmail(emailAddress) || !firstName || !lastName) {
      console.error('Give username, e-mail address, first name and last name.')
      return false
    }
    const password = await createAdministrator(services, { username, emailAddress, firstName, lastName })
    console.log(`Username: ${username}\nTemporary password (24 hours): ${password}`)
    return true
  },
  { makesDatabase: true, words: ['username', 'e-mail', 'first name', 'last name'] },
)
