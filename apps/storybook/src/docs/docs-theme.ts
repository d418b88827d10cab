import { createContext } from 'react'

/** The theme of the page of docs, for what is shown in a frame of its own. */
export const DocsTheme = createContext<'light' | 'dark'>('light')
