import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/index.ts'
import { VisuallyHidden } from './index.ts'

const meta = { title: 'Primitives/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>
export default meta

export const Default: StoryObj<typeof meta> = {
  render: () => (
    <Text>
      42 <VisuallyHidden>physicians</VisuallyHidden>
    </Text>
  ),
}
