import { createContext } from 'react'

/** The left of the top bar, for the breadcrumbs of a page; undefined without such a bar, null before it is drawn. */
export const TopSlotContext = createContext<HTMLElement | null | undefined>(undefined)
