import type { ReactElement, ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  id: string
  label: string
  /** Number of things inside, after the label. */
  count?: number
  isDisabled?: boolean
  children: ReactNode
}

export interface TabsProps {
  /** Name of the set. */
  label: string
  items: readonly TabItem[]
  value: string
  onChange: (id: string) => void
  /** With `manual` arrows only move and Enter opens: for panels that load. */
  activation?: 'automatic' | 'manual'
}

/** Panels of one page, one shown at a time. Pages with their own address use TabNav. */
export function Tabs({ label, items, value, onChange, activation = 'automatic' }: TabsProps): ReactElement {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => onChange(String(key))}
      keyboardActivation={activation}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className={styles.tab}>
            <TabWords label={item.label} count={item.count} />
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.children}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** Label and count of a tab. */
export function TabWords({ label, count }: { label: string; count?: number }): ReactElement {
  return (
    <>
      <span className={styles.words} data-label={label}>
        {label}
      </span>
      {count !== undefined && <span className={styles.count}>{count.toLocaleString('en-PH')}</span>}
    </>
  )
}
