/** Families of status colours (design language, status tones). */
export type StatusTone =
  | 'positive'
  | 'progress'
  | 'review'
  | 'attention'
  | 'held'
  | 'stopped'
  | 'lapsed'
  | 'neutral'

/** Icon that goes with a status, so that colour is never the only sign. */
export type StatusIcon =
  | 'check'
  | 'clock'
  | 'peso'
  | 'eye'
  | 'pencil'
  | 'warning'
  | 'pause'
  | 'slash'
  | 'hourglass'
  | 'dash'

/** How a status is shown; what it means stands in `meanings.ts`, which lists need not load. */
export type StatusPresentation = {
  label: string
  tone: StatusTone
  icon: StatusIcon
  sortOrder: number
}

/** Returns how a status is shown. */
export function show(
  sortOrder: number,
  label: string,
  tone: StatusTone,
  icon: StatusIcon,
): StatusPresentation {
  return { label, tone, icon, sortOrder }
}
