import { ApiError } from '@capiz/api/client'
import type { OutputOf } from '@capiz/api/contract/define'
import type { pricePreview } from '@capiz/api/contract/price'
import { plural } from '@capiz/domain/text'
import type { SentPriceAnswer } from '@capiz/ui/accreditation/PriceQuestions'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'

const PriceQuestions = lazy(async () => ({
  default: (await load(() => import('@capiz/ui/accreditation/PriceQuestions'))).PriceQuestions,
}))

/** The preview of prices before they are stored. */
export type Preview = OutputOf<typeof pricePreview.save>

/** Shows a preview and answers what was entered; ends as a stopped call when the user goes back. */
export type AskPriceQuestions = (preview: Preview, submitLabel: string) => Promise<SentPriceAnswer[]>

interface Asked {
  preview: Preview
  submitLabel: string
  isOpen: boolean
  settle: (answers: SentPriceAnswer[] | undefined) => void
}

/** Returns how much of a list changes, in a sentence. */
function changesText({ new: added, changed, same, removed }: Preview['counts']): string {
  const listed = changed + same + removed
  const parts = [
    listed > 0 && `${changed} of ${plural(listed, 'price changes', 'prices change')}`,
    added > 0 && `${plural(added, 'item is', 'items are')} new`,
    removed > 0 && plural(removed, 'item ends', 'items end'),
  ].filter(Boolean)
  return `${parts.join(', ')}.`
}

/**
 * Asks about prices in one dialog before they are sent: who decides, the days they touch, and what stands out. What was
 * entered is kept when the user goes back to the prices. Where one person is enough and nothing is asked, no dialog opens.
 */
export function usePriceQuestions(): { ask: AskPriceQuestions; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>()
  const ask: AskPriceQuestions = async (preview, submitLabel) => {
    if (preview.because.length === 0 && preview.questionCount === 0) return []
    const answers = await new Promise<SentPriceAnswer[] | undefined>((settle) =>
      setAsked({ preview, submitLabel, settle, isOpen: true }),
    )
    if (answers === undefined) {
      throw new ApiError({ status: 0, errorCode: 'ABORTED', message: 'The prices were not sent.' })
    }
    return answers
  }
  function close(answers: SentPriceAnswer[] | undefined): void {
    if (asked === undefined) return
    setAsked({ ...asked, isOpen: false })
    asked.settle(answers)
  }
  const dialog =
    asked === undefined ? null : (
      <Suspense fallback={null}>
        <PriceQuestions
          isOpen={asked.isOpen}
          onOpenChange={(isOpen) => (isOpen ? undefined : close(undefined))}
          because={asked.preview.because}
          days={asked.preview.days}
          summary={changesText(asked.preview.counts)}
          notes={asked.preview.notes}
          questions={asked.preview.questions}
          questionCount={asked.preview.questionCount}
          submitLabel={asked.preview.because.length > 0 ? 'Send for approval' : asked.submitLabel}
          onSubmit={close}
        />
      </Suspense>
    )
  return { ask, dialog }
}
