import { auth } from '@capiz/api/contract/auth'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../test/render-screen.tsx'
import { button, expectPath, field } from '../../test/screen.ts'
import { call } from '../platform/calls/api.ts'

/** The refusal of a limit that the server keeps, with the time until it takes calls again. */
const refusal = (wait: string) =>
  page.getByText(new RegExp(`^Too many tries in a short time\\. Try again in ${wait}\\.$`)).first()

const secret = (label: string) => page.getByLabelText(label, { exact: true })

describe('too many calls', () => {
  it('to sign in say when to try again, and the name stays', async () => {
    await renderScreen('/auth/login')
    for (let tries = 1; tries <= 6; tries++) {
      await field('Username').fill('rates')
      await secret('Password').fill(`wrong password ${tries}`)
      await button('Sign in').click()
      await expect.element(page.getByText('You are not signed in').first()).toBeVisible()
    }
    await expect.element(refusal('\\d+ minutes')).toBeVisible()
    await expect.element(field('Username')).toHaveValue('rates')
  })

  it('for a code by mail say when to try again, with the address kept', async () => {
    await renderScreen('/auth/forgot-password')
    const ask = () =>
      fetch('/api/auth/user/forgot-password-request', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ emailAddress: 'ligaya@doctor.example' }),
      })
    const statuses: number[] = []
    for (let calls = 1; calls <= 11; calls++) statuses.push((await ask()).status)
    expect(statuses.at(-1)).toBe(429)
    await field('E-mail address of your account').fill('ligaya@doctor.example')
    await button('Send a code').click()
    await expect.element(refusal('\\d+ minutes')).toBeVisible()
    await expect.element(field('E-mail address of your account')).toHaveValue('ligaya@doctor.example')
  })

  it('to change the password say when to try again; who is signed in stays so, with all that was typed', async () => {
    await renderScreen('/account-updates', { as: 'compliance' })
    await expect.element(secret('Current password')).toBeVisible()
    const guess = { currentPassword: 'not this one', newPassword: 'Bagong-Umaga-2027' }
    for (let calls = 1; calls <= 10; calls++) {
      await expect(call(auth.changePassword, { body: guess })).rejects.toMatchObject({ status: 422 })
    }
    await secret('Current password').fill('Not-the-Password-1')
    await secret('New password').fill('Bagong-Umaga-2027')
    await secret('New password again').fill('Bagong-Umaga-2027')
    await button('Change password').click()
    await expect.element(refusal('\\d+ (?:seconds|minutes)')).toBeVisible()
    await expect.element(secret('New password again')).toHaveValue('Bagong-Umaga-2027')
    await expectPath('/account-updates')
  })
})
