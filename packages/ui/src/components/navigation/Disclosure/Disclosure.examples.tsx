import type { ReactElement } from 'react'
import { Disclosure } from '@capiz/ui/Disclosure'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Disclosure' }

/** Details under one line, closed at first. */
export function FewNeedIt(): ReactElement {
  return (
    <Disclosure title="How the rate is computed">
      <Text>The rate of the ward and the surcharge of the room category, without discounts.</Text>
    </Disclosure>
  )
}

/** Open at first, where the page is about it. */
export function OpenAtFirst(): ReactElement {
  return (
    <Disclosure title="Conditions" defaultExpanded>
      <Text>Covers the room and the operating room. Medicines are billed apart.</Text>
    </Disclosure>
  )
}

/** The reason why nothing was saved, behind a line. */
export function DontFoldErrors(): ReactElement {
  return (
    <Disclosure title="1 problem">
      <Text tone="danger">The rate of the ward is missing, so the version was not saved.</Text>
    </Disclosure>
  )
}
