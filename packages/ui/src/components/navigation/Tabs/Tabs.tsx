import { useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { cx } from '../../../styles/cx.ts'
import { TabRow } from './TabRow.tsx'
import * as styles from './Tabs.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import { warnMisuse, warnUnnamed } from '../../../element/warn.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface TabItem<V extends string = string> {
  /** Key of the tab, unique in the set. */
  id: V
  /** One or two words. */
  label: string
  /** Number of things inside, after the label. */
  count?: number | undefined
  /** Cannot be opened, for example without the right to see it. */
  isDisabled?: boolean | undefined
  /** Content of the tab. */
  children: ReactNode
}

export interface TabsProps<V extends string = string> extends ElementProps {
  /** Name of the set. */
  label: string
  /** The tabs in order. */
  items: readonly TabItem<V>[]
  /** Key of the open tab; without it the tabs keep it themselves. */
  value?: V | undefined
  /** Key of the tab that is open at first, where nothing outside needs to know; by default the first that can be opened. */
  defaultValue?: V | undefined
  /** Called with the key of the tab to open. */
  onChange?: ((id: V) => void) | undefined
  /** With `manual` arrows only move and Enter opens: for panels that load. */
  activation?: 'automatic' | 'manual' | undefined
}

/** Panels of one page, one shown at a time. Pages with their own address use TabNav. */
export function Tabs<V extends string>(props: TabsProps<V>): ReactElement {
  const { label, items, value, defaultValue, onChange, activation = 'automatic' } = props
  const row = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultValue ?? items.find(({ isDisabled }) => isDisabled !== true)?.id)
  const open = value ?? own
  const current = items.findIndex(({ id }) => id === open)
  if (process.env.NODE_ENV !== 'production') {
    warnUnnamed('Tabs', label)
    if (current === -1) warnMisuse(`No tab of “${label}” has the key “${open}”.`)
  }
  const change = (id: V) => {
    setOwn(id)
    onChange?.(id)
  }
  return (
    <AriaTabs
      {...elementProps(props)}
      selectedKey={open}
      onSelectionChange={(key) => change(String(key) as V)}
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
          onAction: () => change(id),
        }))}
      >
        <TabList
          ref={row}
          aria-label={label}
          // the library takes no description of the list
          render={(list) => <div {...list} aria-describedby={props['aria-describedby']} />}
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
export function TabLabel({ label, count }: { label: string; count?: number | undefined }): ReactElement {
  const written = count?.toLocaleString('en-PH') ?? ''
  return (
    <span className={cx(styles.text, count === 0 && styles.nothing)} data-label={`${label} ${written}`}>
      <span>
        {label} <span className={styles.count}>{written}</span>
      </span>
    </span>
  )
}
