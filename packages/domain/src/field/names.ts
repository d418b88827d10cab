/**
 * Rule of names of people and facilities: they are repeated in mails and to visitors, so they hold nothing that becomes a
 * link or markup there. It goes with `max`: the pattern leaves the length alone.
 */
export const nameRule = {
  pattern: /^(?!.*(?:https?:|www\.|\/\/|[<>]))/i,
  message: 'Enter a name without a web address or the signs < and >.',
} as const
