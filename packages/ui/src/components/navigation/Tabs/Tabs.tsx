import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { TabRow } from './TabRow.tsx'
import * as styles from './Tabs.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import { warnMisuse } from '../../../element/warn.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface TabItem<V extends string = string> {
  /** Key of the tab, unique in the set. */
  id: V
  /** One or two words. */
  label: string
  /** Number of things inside, after the label. */
  count?: number
  /** Cannot be opened, for example without the right to see it. */
  isDisabled?: boolean
  /** Content of the tab. */
  children: ReactNode
}

export interface TabsProps<V extends string = string> extends ElementProps {
  /** Name of the set. */
  label: string
  /** The tabs in order. */
  items: readonly TabItem<V>[]
  /** Key of the open tab. */
  value: V
  /** Called with the key of the tab to open. */
  onChange: (id: V) => void
  /** With `manual` arrows only move and Enter opens: for panels that load. */
  activation?: 'automatic' | 'manual'
}

/** Panels of one page, one shown at a time. Pages with their own address use TabNav. */
export function Tabs<V extends string>({
  label,
  items,
  value,
  onChange,
  activation = 'automatic',
  ...rest
}: TabsProps<V>): ReactElement {
  const row = useRef<HTMLDivElement>(null)
  const current = items.findIndex(({ id }) => id === value)
  if (process.env.NODE_ENV !== 'production' && current === -1)
    warnMisuse(`No tab of “${label}” has the key “${value}”.`)
  return (
    <AriaTabs
      {...elementProps(rest)}
      selectedKey={value}
      onSelectionChange={(key) => onChange(String(key) as V)}
      keyboardActivation={activation}
      className={styles.root}
    >
      <TabRow
        row={row}
        current={current}
        entries={items.map(({ id, label: name, isDisabled }) => ({
          id,
          label: name,
          isDisabled,
          onAction: () => onChange(id),
        }))}
      >
        <TabList
          ref={row}
          aria-label={label}
          // the library takes no description of the list
          render={(list) => <div {...list} aria-describedby={rest['aria-describedby']} />}
          className={styles.list}
        >
          {items.map((item) => (
            <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className={styles.tab}>
              <TabLabel label={item.label} count={item.count} />
            </Tab>
          ))}
        </TabList>
      </TabRow>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.children}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** Label and count of a tab. */
export function TabLabel({ label, count }: { label: string; count?: number }): ReactElement {
  return (
    <>
      <span className={styles.text} data-label={label}>
        {label}
      </span>
      {count !== undefined && <span className={styles.count}>{count.toLocaleString('en-PH')}</span>}
    </>
  )
}
