import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren, ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { storybookTheme } from '../../.storybook/theme.ts'
import { DocsTheme } from './docs-theme.ts'

const looks = { light: storybookTheme('light'), dark: storybookTheme('dark') }

type Globals = Record<string, unknown>

/**
 * The event of the toolbar's own changes. The events Storybook sends afterwards also come from the frames of stories on
 * this page.
 */
const ASKED = 'updateGlobals'

/** The theme of the page before, or that of the address: the toolbar has spoken before this was loaded. */
function themeAtFirst(): 'light' | 'dark' {
  const asked = new URLSearchParams(window.location.search).get('globals') ?? ''
  const theme = document.documentElement.dataset['theme'] ?? (asked.includes('theme:dark') ? 'dark' : 'light')
  return theme === 'dark' ? 'dark' : 'light'
}

/** Follows the toolbar's theme: pages of docs have no decorator that would. */
function useTheme(): 'light' | 'dark' {
  const [theme, setTheme] = useState(themeAtFirst)
  useEffect(() => {
    const channel = addons.getChannel()
    const listen = ({ globals }: { globals: Globals }) => {
      if (globals['theme'] !== undefined) setTheme(globals['theme'] === 'dark' ? 'dark' : 'light')
    }
    channel.on(ASKED, listen)
    return () => channel.off(ASKED, listen)
  }, [])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return theme
}

/** Renders the frame around every page of docs. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>): ReactElement {
  const theme = useTheme()
  return (
    <DocsContainer {...props} theme={looks[theme]}>
      <DocsTheme value={theme}>{props.children}</DocsTheme>
    </DocsContainer>
  )
}
