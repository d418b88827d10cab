import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Capiz',
    appBg: '#f7f6f1',
    appContentBg: '#fdfdfc',
    appBorderColor: '#cbc9c2',
    appBorderRadius: 8,
    barSelectedColor: '#025f6d',
    colorPrimary: '#025f6d',
    colorSecondary: '#025f6d',
    textColor: '#18252c',
  }),
})
