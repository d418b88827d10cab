import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { button, expectCount, expectNone, title } from '../../../test/screen.ts'

const questions = () => page.getByRole('main').getByRole('button', { name: /\?$|\.$/ })

describe('questions and answers', () => {
  it('show an answer when its question is pressed', async () => {
    await renderScreen('/faq')
    await expect.element(title('Questions and answers')).toBeVisible()
    const forgotten = button('I forgot my password.')
    await expect.element(forgotten).toHaveAttribute('aria-expanded', 'false')
    await forgotten.click()
    await expect.element(forgotten).toHaveAttribute('aria-expanded', 'true')
  })

  it('are narrowed by a search, and say so when none is left', async () => {
    await renderScreen('/faq')
    const search = page.getByRole('searchbox', { name: 'Search the questions' })
    await search.fill('password')
    await expectCount(questions(), 1)
    await search.fill('zebra crossing')
    await expectNone(questions())
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  })

  it('are there for somebody signed in too', async () => {
    await renderScreen('/faq', { as: 'coordinator' })
    await expect.element(title('Questions and answers')).toBeVisible()
  })
})
