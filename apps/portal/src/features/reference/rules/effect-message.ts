import { plural } from '@capiz/domain/text'

interface Effect {
  concerned: number
  newlyRequired: number
  missing: number
  noLonger: number
}

const providers = (count: number) => plural(count, 'provider', 'providers')

function owedText({ newlyRequired, missing }: Effect): string {
  if (newlyRequired === 0) return ''
  if (newlyRequired === 1)
    return `1 provider comes to owe the document${missing === 1 ? ' and has not handed it in' : ', which is on file'}.`
  const rest =
    missing === 0
      ? 'all have handed it in'
      : `${missing.toLocaleString('en-PH')} of them ${missing === 1 ? 'has' : 'have'} not handed it in`
  return `${providers(newlyRequired)} come to owe the document; ${rest}.`
}

/** Returns the number of providers a rule would concern, as a few sentences. */
export function effectMessage(effect: Effect): string {
  const { concerned, newlyRequired, noLonger } = effect
  if (concerned === 0) return 'It is about nobody at present.'
  if (newlyRequired === 0 && noLonger === 0)
    return `It is about ${providers(concerned)} and changes nothing for them.`
  const freed =
    noLonger === 0 ? '' : `${providers(noLonger)} ${noLonger === 1 ? 'does' : 'do'} not owe it any more.`
  return [`It is about ${providers(concerned)}.`, owedText(effect), freed].filter(Boolean).join(' ')
}
