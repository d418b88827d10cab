import { describe, expect, it } from 'vitest'
import { isForm } from './stems.ts'

describe('forms of a word', () => {
  it.each([
    ['page', ['pages', 'paged', 'paging']],
    ['paginate', ['paginated', 'paginating', 'pagination']],
    ['date', ['dates', 'dated', 'dating']],
    ['filter', ['filters', 'filtered', 'filtering']],
    ['upload', ['uploads', 'uploaded', 'uploading']],
    ['size', ['sizes', 'sized', 'sizing']],
    ['notice', ['notices', 'noticed']],
    ['note', ['notes', 'noted']],
    ['choose', ['chooses', 'chose', 'chosen', 'choosing']],
    ['save', ['saves', 'saved', 'saving']],
    ['delete', ['deletes', 'deleted', 'deleting', 'deletion']],
    ['city', ['cities']],
    ['copy', ['copies', 'copied', 'copying']],
    ['box', ['boxes']],
    ['search', ['searches', 'searched', 'searching']],
    ['address', ['addresses', 'addressed']],
    ['status', ['statuses']],
    ['drop', ['drops', 'dropped', 'dropping']],
    ['select', ['selects', 'selected', 'selecting', 'selection']],
    ['confirm', ['confirms', 'confirmed', 'confirming', 'confirmation']],
    ['validate', ['validated', 'validating', 'validation']],
    ['hide', ['hides', 'hidden', 'hiding']],
    ['scroll', ['scrolls', 'scrolled', 'scrolling']],
    ['table', ['tables']],
    ['row', ['rows']],
    ['price', ['prices', 'priced', 'pricing']],
  ])('of “%s” are %j, read both ways', (word, forms) => {
    expect(forms.filter((form) => !isForm(word, form) || !isForm(form, word))).toEqual([])
    expect(forms.filter((form) => forms.some((other) => !isForm(form, other)))).toEqual([])
  })

  it.each([
    ['dating', 'data'],
    ['dates', 'data'],
    ['notes', 'not'],
    ['paging', 'pagoda'],
    ['string', 'strong'],
    ['sizes', 'six'],
    ['status', 'state'],
    ['feed', 'fee'],
    ['thing', 'the'],
    ['axis', 'axe'],
  ])('“%s” is none of “%s”', (one, other) => {
    expect(isForm(one, other) || isForm(other, one)).toBe(false)
  })
})
