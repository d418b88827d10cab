/** Media queries of the layout and of reader settings, for `@media` keys. */
export const mediaQuery = {
  phone: '(max-width: 640px)',
  abovePhone: '(min-width: 641px)',
  railIcons: '(min-width: 641px) and (max-width: 991px)',
  railFull: '(min-width: 992px)',
  narrow: '(max-width: 1024px)',
  wide: '(min-width: 1025px)',
  /** High enough for bars that stay in view beside what has the focus. */
  tall: '(min-height: 480px)',
  low: '(max-height: 479px)',
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  dark: 'screen and (prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const
