import { argon2, randomBytes, randomInt, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { isGuessable } from './password-strength.ts'

/** 19 MiB, two passes, one lane: the first choice of the OWASP cheat sheet for argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Hashes a password with argon2id; the text carries its own parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await derive({ message: password.normalize('NFKC'), nonce, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(key)}`
}

/** Whether the password belongs to the hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (!parts) return false
  const [, memory, passes, parallelism, nonce, key] = parts
  const expected = Buffer.from(key ?? '', 'base64')
  const actual = await derive({
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce ?? '', 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

let decoy: Promise<string> | undefined

/** Takes as long as a real check: for names that do not exist, so that the answer tells nothing. */
export async function pretendToVerify(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(18).toString('base64'))
  await verifyPassword(password, await decoy)
  return false
}

/** Letters and digits that cannot be taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random temporary password, 16 characters in groups of four. */
export function newTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** Why a password cannot be used, as a sentence, or undefined (domain model 11.6). */
export function passwordProblem(
  password: string,
  user: { username: string; emailAddress: string },
): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase()
  const length = Array.from(password).length
  if (length < 12) return 'Use 12 characters or more.'
  if (length > 128) return 'Use 128 characters or fewer.'
  const own = [user.username, user.emailAddress, user.emailAddress.split('@')[0] ?? '']
  if (
    own.some((text) => text.length >= 4 && plain.replaceAll(/[^a-z0-9@.]/g, '').includes(text.toLowerCase()))
  ) {
    return 'Choose a password that does not contain your username or e-mail address.'
  }
  if (isGuessable(plain, own)) {
    return 'This password is easy to guess. Choose another one.'
  }
  return undefined
}
