import type { Preview } from '@storybook/react-vite'
import { chromaticOf } from '../src/pictures/chromatic.ts'
import type { VisualParameters } from '../src/pictures/shots.ts'

/** Parameters and globals of a story that decide on its pictures. */
interface Prepared {
  visual?: VisualParameters
  viewport?: { options?: Readonly<Record<string, { styles?: { width?: string } }>> }
}

/**
 * Gives every story the modes in which Chromatic takes it. Storybook has no hook for parameters; one for the types of
 * properties sees the parameters of the story itself, so they are added to there.
 */
export const chromaticModes: NonNullable<Preview['argTypesEnhancers']>[number] = ({
  id,
  parameters,
  storyGlobals,
  argTypes,
}) => {
  const { visual = {}, viewport } = parameters as Prepared
  const globals = storyGlobals as { theme?: string; viewport?: { value?: string } }
  const width = Number.parseInt(viewport?.options?.[globals.viewport?.value ?? '']?.styles?.width ?? '', 10)
  const story = { id, visual, theme: globals.theme, viewport: width > 0 ? width : undefined }
  Object.assign(parameters, { chromatic: chromaticOf(story) })
  return argTypes
}
