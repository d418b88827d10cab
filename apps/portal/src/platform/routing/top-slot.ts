import { createContext } from 'react'

/** The left of the top bar, for the breadcrumbs of a page; undefined without such a bar. */
export const TopSlotContext = createContext<HTMLElement | undefined>(undefined)
