import Check from '@lucide/icons/icons/check'
import TriangleAlert from '@lucide/icons/icons/triangle-alert'
import type { ReactElement } from 'react'
import { Icon } from '@capiz/ui/Icon'

/** A contrast ratio, and in words and drawing whether it is enough. */
export function Ratio({ value, needed }: { value: number; needed: number }): ReactElement {
  const isEnough = value >= needed
  return (
    <span className="cz-ratio">
      <Icon of={isEnough ? Check : TriangleAlert} label={isEnough ? 'Enough' : 'Too little'} />
      {value.toFixed(2)}
    </span>
  )
}
