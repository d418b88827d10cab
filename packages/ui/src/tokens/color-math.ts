import type { Oklch } from './colors.ts'

/** A colour as red, green and blue between 0 and 1, gamma-encoded sRGB. */
export type Srgb = readonly [red: number, green: number, blue: number]

/** Chroma below which 8 bits a channel hold no hue. */
const GREY = 0.0005

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)
const decode = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)

/** Converts OKLCH to sRGB (Ottosson's matrices), each channel clamped and rounded to 8 bits as a screen shows it. */
export function toSrgb([lightness, chroma, hue]: Oklch): Srgb {
  const angle = (hue * Math.PI) / 180
  const [L, a, b] = [lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const [red = 0, green = 0, blue = 0] = linear.map((x) => Math.round(clamp(encode(clamp(x))) * 255) / 255)
  return [red, green, blue]
}

/** Converts sRGB to OKLCH; the hue of a grey is 0. */
export function toOklch(color: Srgb): Oklch {
  const [lightness, a, b] = oklabOf(toLinear(color))
  const chroma = Math.hypot(a, b)
  return chroma < GREY
    ? [lightness * 100, 0, 0]
    : [lightness * 100, chroma, (Math.atan2(b, a) * 180) / Math.PI]
}

/** Writes sRGB as a hexadecimal colour. */
export function toHex(color: Srgb): string {
  return `#${color
    .map((x) =>
      Math.round(x * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Linear light of an sRGB colour. */
function toLinear([red, green, blue]: Srgb): Srgb {
  return [decode(red), decode(green), decode(blue)]
}

/** Contrast ratio of two colours by WCAG 2.x, between 1 and 21. */
export function contrastRatio(one: Srgb, other: Srgb): number {
  const luminance = (color: Srgb) => {
    const [red, green, blue] = toLinear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** How a colour looks to people who lack one cone (Machado, Oliveira and Fernandes 2009, full severity). */
export type Vision = 'normal' | 'protan' | 'deutan' | 'tritan'

const matrices: Record<Vision, readonly (readonly [number, number, number])[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Distance of two colours in OKLab as seen with a kind of vision; 0.02 is about the smallest step people notice. */
export function seenDistance(one: Srgb, other: Srgb, vision: Vision): number {
  const [a, b] = [one, other].map((color) => oklabOf(see(color, vision)))
  return Math.hypot(...[0, 1, 2].map((i) => (a?.[i] ?? 0) - (b?.[i] ?? 0)))
}

/** How a colour looks with a kind of vision, ready to be painted. */
export function seenColor(color: Srgb, vision: Vision): Srgb {
  const [red, green, blue] = see(color, vision)
  return [encode(red), encode(green), encode(blue)]
}

function see(color: Srgb, vision: Vision): Srgb {
  const [r, g, b] = toLinear(color)
  const [red = 0, green = 0, blue = 0] = matrices[vision].map(([x, y, z]) => clamp(x * r + y * g + z * b))
  return [red, green, blue]
}

function oklabOf([r, g, b]: Srgb): Srgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
