import Ban from '@lucide/icons/icons/ban'
import Check from '@lucide/icons/icons/check'
import CirclePause from '@lucide/icons/icons/circle-pause'
import Clock from '@lucide/icons/icons/clock'
import Eye from '@lucide/icons/icons/eye'
import Hourglass from '@lucide/icons/icons/hourglass'
import Minus from '@lucide/icons/icons/minus'
import Pencil from '@lucide/icons/icons/pencil'
import PhilippinePeso from '@lucide/icons/icons/philippine-peso'
import TriangleAlert from '@lucide/icons/icons/triangle-alert'
import type { Tone } from '../../../tokens/index.ts'

/** The drawings of statuses by the domain's names; their own small set, so that a list need not load every icon. */
export const statusIcons = {
  check: Check,
  clock: Clock,
  peso: PhilippinePeso,
  eye: Eye,
  pencil: Pencil,
  warning: TriangleAlert,
  pause: CirclePause,
  slash: Ban,
  hourglass: Hourglass,
  dash: Minus,
} as const

/** Name of a status icon. */
export type StatusIcon = keyof typeof statusIcons

/** Icon of a tone when a badge names none. */
export const toneIcon: Record<Tone, StatusIcon> = {
  positive: 'check',
  progress: 'clock',
  review: 'eye',
  attention: 'warning',
  held: 'pause',
  stopped: 'slash',
  lapsed: 'hourglass',
  neutral: 'dash',
}

/** Whether a tone means "not, or no longer, in force", which is drawn hollow. */
export function isHollow(tone: Tone): boolean {
  return tone === 'lapsed' || tone === 'neutral'
}
