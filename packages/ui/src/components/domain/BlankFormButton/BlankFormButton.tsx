import type { ReactElement } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { actionLine } from '../../primitives/Button/Button.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface BlankFormButtonProps extends ElementProps<HTMLDivElement> {
  /** The document or list whose form it is; screen readers say it after the words of the button. */
  label: string
  /** Starts the download. */
  onPress: () => void
  /** `under` begins where the words above it do, `beside` stands in a row with other parts. */
  placement?: 'under' | 'beside' | undefined
  /** Takes no press while the file is fetched. */
  isPending?: boolean | undefined
}

/** Downloads the form that a provider fills in by hand and sends back. Left out on paper. */
export function BlankFormButton(props: BlankFormButtonProps): ReactElement {
  const { label, onPress, placement = 'beside', isPending = false } = props
  return (
    <div
      {...elementProps(props)}
      className={placement === 'under' ? actionLine : undefined}
      data-print="hide"
    >
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Download the blank form: ${label}`}
        isPending={isPending}
        pendingLabel="Downloading"
        onPress={onPress}
      >
        Download the blank form
      </Button>
    </div>
  )
}
