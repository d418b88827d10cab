import type { BrandValues, Variables } from './values.ts'

/** Beginning of our variables, and of those of a Tailwind theme (version 4), in the order in which they are tried. */
const NAMESPACES = [
  ['--cz-color-', '--color-'],
  ['--cz-tone-', '--color-tone-'],
  ['--cz-space-', '--spacing-'],
  ['--cz-radius-', '--radius-'],
  ['--cz-shadow-', '--shadow-'],
  ['--cz-font-', '--font-'],
  ['--cz-weight-', '--font-weight-'],
  ['--cz-motion-ease', '--ease-standard'],
] as const

/** Parts of a step of the type scale: `--cz-type-body-line-height` is `--text-body--line-height`. */
const TYPE = /^--cz-type-(.+)-(font-size|line-height|font-weight|letter-spacing)$/u
const TEXT = /^--text-(.+?)(?:--(line-height|font-weight|letter-spacing))?$/u

function toName(variable: string): string | undefined {
  const [, step, part] = TYPE.exec(variable) ?? []
  if (step !== undefined) return part === 'font-size' ? `--text-${step}` : `--text-${step}--${part}`
  const found = NAMESPACES.find(([ours]) => variable.startsWith(ours))
  return found && found[1] + variable.slice(found[0].length)
}

function fromName(name: string): string | undefined {
  const [, step, part] = TEXT.exec(name) ?? []
  if (step !== undefined) return `--cz-type-${step}-${part ?? 'font-size'}`
  // The longest beginning wins: a weight is no family, a tone no role.
  const found = NAMESPACES.filter(([, theirs]) => name.startsWith(theirs)).toSorted(
    ([, a], [, b]) => b.length - a.length,
  )[0]
  return found && found[0] + name.slice(found[1].length)
}

/**
 * Writes a theme for Tailwind CSS 4. `references` names our variables, so that utilities follow brand, theme and density at run
 * time; `values` writes the values of the light theme, for a page without our style sheet.
 */
export function tailwindTheme(values: BrandValues, form: 'references' | 'values' = 'references'): string {
  const lines = Object.entries({ ...values.all, ...values.light }).flatMap(([variable, value]) => {
    const name = toName(variable)
    return name === undefined ? [] : [`  ${name}: ${form === 'references' ? `var(${variable})` : value};\n`]
  })
  return `@theme${form === 'references' ? ' inline' : ''} {\n${lines.join('')}}\n`
}

/** Reads the values of a Tailwind theme back; a theme has no dark side, and names without a counterpart are left out. */
export function readTailwindTheme(css: string): BrandValues {
  const all: Variables = {}
  const light: Variables = {}
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):\s*([^;]+);/gu)) {
    const variable = fromName(name)
    if (variable === undefined) continue
    const themed = /^--cz-(?:color|tone|shadow)-/u.test(variable)
    ;(themed ? light : all)[variable] = value.trim()
  }
  return { all, light, dark: {}, density: {} }
}
