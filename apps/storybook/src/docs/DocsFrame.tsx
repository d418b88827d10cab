import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren, ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { storybookTheme } from '../../.storybook/theme.ts'

const looks = { light: storybookTheme('light'), dark: storybookTheme('dark') }

type Globals = Record<string, unknown>

// Names of Storybook's own messages about the toolbar.
const TOLD = ['setGlobals', 'globalsUpdated'] as const

/** Follows the toolbar's theme: pages of docs have no decorator that would. */
function useTheme(): 'light' | 'dark' {
  const [theme, setTheme] = useState<'light' | 'dark'>(
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  )
  useEffect(() => {
    const channel = addons.getChannel()
    const listen = ({ globals }: { globals: Globals }) => {
      setTheme(globals['theme'] === 'dark' ? 'dark' : 'light')
    }
    for (const event of TOLD) channel.on(event, listen)
    return () => {
      for (const event of TOLD) channel.off(event, listen)
    }
  }, [])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return theme
}

/** What stands around every page of docs. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>): ReactElement {
  const theme = useTheme()
  return (
    <DocsContainer {...props} theme={looks[theme]}>
      {props.children}
    </DocsContainer>
  )
}
