import X from '@lucide/icons/icons/x'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tag as AriaTag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup'
import { Label } from 'react-aria-components/Label'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as tag from '../Tag/Tag.css.ts'
import * as styles from './TagGroup.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface TagGroupProps extends ElementProps {
  /** Name of the tags: `Specialisations`. */
  label: string
  /** Shows the label over the tags; it is read out in any case. */
  hasVisibleLabel?: boolean | undefined
  /** The tags in order; ids must differ. */
  tags: readonly { readonly id: string; readonly label: string }[]
  /** Makes the tags removable: with their button, or with Delete or Backspace on a tag. */
  onRemove?: ((id: string) => void) | undefined
  /** Said when there is no tag. */
  none?: string | undefined
}

/** Several tags as one stop of Tab: arrows walk, Delete removes, and the focus goes on to the next tag. */
export function TagGroup(props: TagGroupProps): ReactElement {
  const { label, hasVisibleLabel = false, tags, onRemove, none = 'None chosen' } = props
  const remove =
    onRemove &&
    ((keys: Set<string | number>) => {
      for (const key of keys) onRemove(String(key))
    })
  return (
    <AriaTagGroup
      {...elementProps(props)}
      aria-label={hasVisibleLabel ? undefined : label}
      onRemove={remove}
      className={styles.group}
    >
      {hasVisibleLabel && <Label className={styles.label}>{label}</Label>}
      <TagList className={styles.list} renderEmptyState={() => <span className={styles.none}>{none}</span>}>
        {tags.map((entry) => (
          <AriaTag key={entry.id} id={entry.id} textValue={entry.label} className={tag.tag}>
            <span>{entry.label}</span>
            {onRemove && (
              <Button slot="remove" className={tag.remove}>
                <Icon of={X} />
              </Button>
            )}
          </AriaTag>
        ))}
      </TagList>
    </AriaTagGroup>
  )
}
