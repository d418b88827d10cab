import { isApiError } from '@capiz/api/client'
import { useRef, useState } from 'react'
import { reportError } from '../../platform/feedback/report-error.ts'
import type { SectionView } from './section.ts'

type Section = SectionView['section']

/** Returns the first section after the given one, around the end, that is still to be confirmed. */
function nextOpen(sections: readonly SectionView[], after: Section): Section | undefined {
  const at = sections.findIndex(({ section }) => section === after)
  const others = [...sections.slice(at + 1), ...sections.slice(0, at)]
  return others.find(({ state }) => state !== 'CONFIRMED')?.section
}

/** Moves the focus to a section, or to the progress when every section is confirmed. */
function focusOn(section: Section | undefined): void {
  const id = section === undefined ? 'confirmation-progress' : `section-${section}`
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    place?.setAttribute('tabindex', '-1')
    place?.focus()
  })
}

/**
 * Confirms sections one at a time, or sends what is wrong in one: `send` stores it and answers all sections, `onStale`
 * reads them again when one was changed meanwhile. The focus goes on to the next section to confirm.
 */
export function useConfirm(
  send: (section: SectionView, problem: string | null) => Promise<readonly SectionView[]>,
  onDone: (sections: readonly SectionView[]) => void,
  onStale: () => void,
) {
  const [pending, setPending] = useState<Section>()
  const isBusy = useRef(false)

  async function confirm(section: SectionView, problem: string | null): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(section.section)
    try {
      const sections = await send(section, problem)
      onDone(sections)
      focusOn(nextOpen(sections, section.section))
      return true
    } catch (error) {
      reportError(error)
      if (isApiError(error, 'STALE_RECORD')) onStale()
      return false
    } finally {
      isBusy.current = false
      setPending(undefined)
    }
  }
  return {
    pending,
    confirm: (section: SectionView) => void confirm(section, null),
    /** Sends what is wrong in a section; answers whether it was stored. */
    report: confirm,
  }
}
