import { LinkButton } from '@capiz/ui/Link'
import type { ReactElement } from 'react'
import type { RecordScreen } from '../model/screens.ts'
import { oneOf } from '../model/labels.ts'

/** Leads to the form for one more record of a kind. */
export function NewButton({ screen, href }: { screen: RecordScreen; href: string }): ReactElement {
  return (
    <LinkButton variant="primary" href={href}>
      {`${screen.isUpload === true ? 'Upload' : 'Add'} ${oneOf(screen)}`}
    </LinkButton>
  )
}
