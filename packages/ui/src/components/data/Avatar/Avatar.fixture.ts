const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#9fb0b3"/><circle cx="32" cy="24" r="12" fill="#112a32"/><path d="M8 64c0-16 10-24 24-24s24 8 24 24z" fill="#112a32"/></svg>`

/** A drawn stand-in for a photo; real faces do not belong in stories. */
export const examplePhoto = `data:image/svg+xml,${encodeURIComponent(drawing)}`
