import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A new opaque token: 32 random bytes as text. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored form of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The pair that follows a refresh token. It is derived, not drawn, so that a repeated request gets the same answer
 * even after a restart, without any token being stored in the clear (reliability 0.3).
 */
export function successorOf(key: Buffer, refreshToken: string): { access: string; refresh: string } {
  const derive = (purpose: string) =>
    createHmac('sha256', key).update(`${purpose}:${refreshToken}`).digest('base64url')
  return { access: derive('access'), refresh: derive('refresh') }
}
