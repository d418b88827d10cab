import type { ReactElement } from 'react'
import { Code } from '@capiz/ui/Code'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Code' }

/** A record by name, with its code. */
export function BesideAName(): ReactElement {
  return (
    <Text>
      Sampaguita Medical Center <Code isMuted>HF0000142</Code>
    </Text>
  )
}

/** An amount in the mono face. */
export function DontSetMoney(): ReactElement {
  return (
    <Text>
      Daily rate <Code>PHP 12,400.00</Code>
    </Text>
  )
}
