import type { Decorator, Preview } from '@storybook/react-vite'
import '@capiz/ui/styles'
import '../src/preview.css'
import { configure } from 'storybook/test'
import { chromaticModes } from './chromatic-modes.ts'
import { collectErrors, refuseErrors } from './console-errors.ts'
import { checkInDark } from './dark-check.ts'
import { globalTypes, viewports } from './globals.ts'
import { leaveFocus } from './leave-focus.ts'
import { DocsPage, DocsSurroundings, refuseLostParts } from '../src/docs/lazy.tsx'
import { propControls } from './prop-controls.ts'
import { Surroundings } from '../src/Surroundings.tsx'
import { refuseSideways } from './width-check.ts'

leaveFocus()

// On a busy machine a second is too short for an animation or a delay of a search; a failure only takes longer to show.
configure({ asyncUtilTimeout: 5000 })

const surroundings: Decorator = (Story, { globals }) => (
  <Surroundings
    theme={String(globals['theme'])}
    brand={String(globals['brand'])}
    density={String(globals['density'])}
    motion={String(globals['motion'])}
    direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
    spacing={String(globals['spacing'])}
  >
    <Story />
  </Surroundings>
)

const preview: Preview = {
  beforeEach: collectErrors,
  afterEach: async (context) => {
    await refuseErrors(context)
    await refuseSideways(context)
    await refuseLostParts(context)
    await checkInDark(context)
  },
  decorators: [surroundings],
  argTypesEnhancers: [propControls, chromaticModes],
  globalTypes,
  initialGlobals: {
    theme: 'light',
    brand: 'capiz',
    density: 'regular',
    motion: 'device',
    direction: 'ltr',
    spacing: 'normal',
  },
  tags: ['autodocs'],
  parameters: {
    // WCAG 2.2, 2.5.8: axe leaves it off by itself
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage, container: DocsSurroundings },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Find a component',
          'Accessibility',
          'Foundations',
          'Patterns',
          'Guides',
          'Playground',
          'Primitives',
          'Layout',
          'Fields',
          'Overlays',
          'Feedback',
          'Data',
          'Charts',
          'Navigation',
          'Domain',
          'Shell',
          'Examples',
        ],
      },
    },
  },
}

export default preview
