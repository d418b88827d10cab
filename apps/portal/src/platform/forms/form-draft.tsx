import { formatDay, manilaDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { type ReactElement, useEffect, useRef } from 'react'
import { getSession } from '../session/session.ts'
import type { Draft } from './draft-store.ts'
import { type DraftOffer, useDraft } from './drafts.ts'
import { noteUnsaved } from '../routing/leave-guard.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Manila',
  hour: '2-digit',
  minute: '2-digit',
})

/** Offers a draft: go on with it, or throw it away. */
function DraftNotice<T>({
  draft,
  offered,
  restore,
}: {
  draft: DraftOffer<T>
  offered: Draft<T>
  restore: (values: T) => void
}): ReactElement {
  const savedAt = new Date(offered.savedAt)
  return (
    <Notice
      tone="info"
      title="You left this form unfinished"
      actions={
        <>
          <Button
            size="sm"
            onPress={() => {
              restore(offered.values)
              draft.restore()
            }}
          >
            Go on with the draft
          </Button>
          <Button size="sm" variant="quiet" onPress={draft.discard}>
            Discard it
          </Button>
        </>
      }
    >
      {`Kept on this device on ${formatDay(manilaDay(savedAt))}, ${clock.format(savedAt)}.`}
    </Notice>
  )
}

/** The parts a long form receives so that no typed value is lost. */
export interface FormDraft<T> {
  /** offers the draft of an earlier visit; belongs at the top of the form */
  notice: ReactElement | null
  /** Keeps what is typed, from the first change on; leaving then asks first. */
  keep: (values: T) => void
  /** The form was saved: its draft goes, and leaving asks nothing. */
  saved: () => void
}

/**
 * Never lose work (reliability, table X): a draft on this device for the signed-in user and this form, offered again
 * when the form is opened, also after the session has expired; and a question before the page is left. `form` tells
 * this form and record from all others, `title` is what the list of unfinished work calls it, `restore` puts the
 * values of a draft into the form.
 */
export function useFormDraft<T>(form: string, title: string, restore: (values: T) => void): FormDraft<T> {
  const session = getSession()
  const draft = useDraft<T>(session.status === 'in' ? session.user.code : 'visitor', form, title)
  const clean = useRef<() => void>(undefined)
  useEffect(() => () => clean.current?.(), [])
  const { offered } = draft
  return {
    notice: offered === undefined ? null : <DraftNotice draft={draft} offered={offered} restore={restore} />,
    keep(values) {
      clean.current ??= noteUnsaved({ discard: draft.discard })
      draft.keep(values)
    },
    saved() {
      clean.current?.()
      clean.current = undefined
      draft.discard()
    },
  }
}
