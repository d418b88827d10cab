import type { ReactElement } from 'react'
import { DocumentViewer } from '@capiz/ui/accreditation/DocumentViewer'
import { Link } from '@capiz/ui/Link'

export default { title: 'Examples/DocumentViewer' }

const scan = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="320"><rect width="600" height="320" fill="#fff"/><text x="40" y="80" font-size="28">Licence to operate (sample)</text></svg>',
)}`

/** A scan, with buttons and keys to enlarge and turn it. */
export function Picture(): ReactElement {
  return <DocumentViewer fileName="licence-2026.png" fileType="image" src={scan} downloadHref={scan} />
}

/** Files of other kinds are downloaded. */
export function OtherKind(): ReactElement {
  return <DocumentViewer fileName="rates-2027.xlsx" fileType="other" src="#rates" downloadHref="#rates" />
}

/** A link that opens another tab without saying so. */
export function DontOpenElsewhere(): ReactElement {
  return (
    <Link href={scan} target="_blank">
      licence-2026.png
    </Link>
  )
}
