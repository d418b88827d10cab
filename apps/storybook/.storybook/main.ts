import type { StorybookConfig } from '@storybook/react-vite'
import { withExamples } from './example-indexer.ts'
import { withStatusTags } from './status-tags.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../../packages/ui/src/**/*.{stories,examples}.tsx'],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The code of a story comes from its source. The other way draws each story twice and prints minified names.
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Properties come from the types (component-pages.ts): what the built-in readers see of them is too little.
  typescript: { reactDocgen: false },
  experimental_indexers: async (indexers) => withStatusTags(withExamples(indexers ?? [])),
}

export default config
