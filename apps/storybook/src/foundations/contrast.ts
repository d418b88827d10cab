type Rgb = readonly [red: number, green: number, blue: number]

/** Lets the browser turn any CSS colour into sRGB bytes, so that what is measured is what is painted. */
function toRgb(color: string): Rgb {
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no canvas.')
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

function luminance(color: string): number {
  const linear = toRgb(color).map((byte) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Computes the WCAG 2 contrast ratio of two opaque CSS colours, from 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
