import { verification } from '@capiz/api/contract/verification'
import { resultPresentation, type VerificationResult } from '@capiz/domain/verification'
import { useRef, useState } from 'react'
import { isApiError } from '@capiz/api/client'
import { call } from '../../platform/calls/api.ts'
import { refreshCalls } from '../../platform/data/query.tsx'
import { reportedMessage } from '../../platform/feedback/report-error.ts'
import { showToast } from '../../platform/feedback/toasts.ts'
import { type Claim, claimLabel } from './claim.ts'

/** Ways a source can be asked, as they travel. */
type Method = 'WEB' | 'LETTER' | 'PHONE' | 'FILE' | 'API'

/** The form beside a claim: how the source was asked, what it said, the evidence, and what kept the last try. */
export function useVerify(claim: Claim, onDone: () => void) {
  const [method, setMethod] = useState(claim.method as Method)
  const [found, setFound] = useState('')
  const [file, setFile] = useState<File>()
  const [pending, setPending] = useState<VerificationResult>()
  const [refusal, setRefusal] = useState<string>()
  const [foundProblem, setFoundProblem] = useState<string>()
  const isBusy = useRef(false)

  async function send(result: VerificationResult): Promise<void> {
    if (isBusy.current) return
    if (result === 'MISMATCH' && found.trim().length < 3) {
      setFoundProblem('Enter what the source says, in 3 characters or more.')
      return
    }
    isBusy.current = true
    setPending(result)
    setRefusal(undefined)
    setFoundProblem(undefined)
    const { ownerCode, sourceCode, documentTypeCode, documentHash } = claim
    const fields = { ownerCode, sourceCode, documentTypeCode, documentHash, method, result, found }
    try {
      await call(verification.perform, { fields, files: file === undefined ? [] : [file] })
      showToast(
        'success',
        `${claimLabel(claim)} of ${claim.ownerName}: ${resultPresentation[result].label.toLowerCase()}.`,
      )
      onDone()
      void refreshCalls('verification.*', 'facility.*', 'physician.*', 'auditLog.*')
    } catch (error) {
      setRefusal(reportedMessage(error) ?? 'The result could not be saved. Nothing was saved; try again.')
      // another document is on file now: the claim is read again, what was typed stays
      if (isApiError(error, 'DOCUMENT_REPLACED')) void refreshCalls('verification.*')
    } finally {
      isBusy.current = false
      setPending(undefined)
    }
  }
  return {
    method,
    setMethod,
    found,
    setFound,
    setFile,
    pending,
    refusal,
    foundProblem,
    send: (result: VerificationResult) => void send(result),
  }
}
