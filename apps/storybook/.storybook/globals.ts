import type { Preview } from '@storybook/react-vite'

type Item = { value: string; title: string }

const choice = (name: string, icon: string, items: Item[]) => ({
  name,
  description: name,
  toolbar: { title: name, icon, items, dynamicTitle: true },
})

/** The toolbar: what a reader of the product can change, and what the device can. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: choice('Theme', 'paintbrush', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  brand: choice('Brand', 'star', [
    { value: 'capiz', title: 'Capiz' },
    { value: 'harbour', title: 'Harbour, a second brand' },
  ]),
  density: choice('Density', 'component', [
    { value: 'compact', title: 'Compact' },
    { value: 'regular', title: 'Regular' },
    { value: 'comfortable', title: 'Comfortable' },
  ]),
  motion: choice('Motion', 'play', [
    { value: 'device', title: 'Motion as on the device' },
    { value: 'none', title: 'No motion' },
  ]),
  direction: choice('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  spacing: choice('Text spacing', 'listunordered', [
    { value: 'normal', title: 'Text spacing as designed' },
    { value: 'wide', title: 'Widest text spacing (WCAG 1.4.12)' },
  ]),
}

const width = (px: number, name: string) => ({
  name: `${px} ${name}`,
  styles: { width: `${px}px`, height: '100%' },
})

/** Widths the screens are designed for; "full" is the toolbar's own reset. */
export const viewports = {
  w320: width(320, 'smallest'),
  w390: width(390, 'phone'),
  w768: width(768, 'tablet'),
  w1024: width(1024, 'small screen'),
  w1440: width(1440, 'desktop'),
}
