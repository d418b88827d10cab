import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './index.ts'

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>
export default meta

export const Default: StoryObj<typeof meta> = {}
