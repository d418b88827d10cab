import type { ReactElement } from 'react'
import { useState } from 'react'
import { NumberField } from '@capiz/ui/NumberField'

export default { title: 'Examples/NumberField' }

/** With buttons for one more or less, within its bounds. */
export function Steps(): ReactElement {
  const [rooms, setRooms] = useState<number | null>(3)
  return (
    <NumberField
      label="Operating rooms"
      width="short"
      hasButtons
      minValue={0}
      maxValue={40}
      value={rooms}
      onChange={setRooms}
    />
  )
}

/** A percentage with two decimals, typed. */
export function Percent(): ReactElement {
  const [discount, setDiscount] = useState<number | null>(12.5)
  return (
    <NumberField
      label="Discount"
      width="short"
      format="percent"
      decimals={2}
      hasButtons={false}
      minValue={0}
      maxValue={100}
      value={discount}
      onChange={setDiscount}
    />
  )
}

/** A telephone number as a quantity. */
export function DontCountCodes(): ReactElement {
  const [phone, setPhone] = useState<number | null>(435_550_117)
  return <NumberField label="Telephone" width="medium" hasButtons value={phone} onChange={setPhone} />
}
