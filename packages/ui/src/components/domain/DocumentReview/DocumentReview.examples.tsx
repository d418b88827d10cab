import type { ReactElement } from 'react'
import { useState } from 'react'
import { DocumentReview } from '@capiz/ui/accreditation/DocumentReview'
import type { DocumentReviewProps } from '@capiz/ui/accreditation/DocumentReview'
import { DocumentViewer } from '@capiz/ui/accreditation/DocumentViewer'
import { Button } from '@capiz/ui/Button'
import { Inline } from '@capiz/ui/Stack'

export default { title: 'Examples/DocumentReview', parameters: { docs: { isWide: true } } }

const facts = [
  { id: 'name', label: 'Name', value: 'Perlas-Uhay Surgical Center', isFound: true },
  { id: 'rooms', label: 'Operating rooms', value: '3', isFound: false },
  { id: 'until', label: 'Valid until', value: '5 Aug 2027' },
]

const sent: DocumentReviewProps['documents'] = [
  { code: 'BPERMIT', label: 'Mayor’s permit 2026', state: 'missing' },
  { code: 'LTO', label: 'DOH licence to operate', state: 'open', note: 'until 5 Aug 2027' },
  { code: 'SEC', label: 'SEC or DTI registration', state: 'verified', note: '3 Nov 2026' },
]

/** The document is chosen on one side; what it must prove, and the document itself, are on the other. */
export function OrderOfTheWork(): ReactElement {
  const [current, setCurrent] = useState('LTO')
  return (
    <DocumentReview
      title="Documents"
      summary="1 of 3 verified"
      documents={sent}
      current={current}
      onCurrent={setCurrent}
      facts={facts}
      acts={
        <Inline>
          <Button variant="primary">Verify</Button>
          <Button>Does not match</Button>
        </Inline>
      }
    >
      <DocumentViewer fileName="licence-2026.docx" fileType="other" src="#licence" />
    </DocumentReview>
  )
}

/** Documents that nobody has to send stand among the missing ones. */
export function DontListOptional(): ReactElement {
  return (
    <DocumentReview
      title="Documents"
      documents={[
        { code: 'ISO', label: 'ISO certificate (optional)', state: 'missing' },
        { code: 'AWARD', label: 'Awards (optional)', state: 'missing' },
        ...sent,
      ]}
      current="LTO"
      onCurrent={() => undefined}
      facts={facts}
      acts={<Button variant="primary">Verify</Button>}
    >
      <DocumentViewer fileName="licence-2026.docx" fileType="other" src="#licence" />
    </DocumentReview>
  )
}
