/** Parts whose functions nearly all run before the first rows stand. */
const parts: readonly string[] = ['core', 'screen', 'frame']

/**
 * Returns the comment by which Chromium compiles all functions of a file beside the download, off the main thread, in place
 * of one by one when they are first called. Other browsers read a comment.
 */
export function compileAhead({ name }: { name: string }): string {
  return parts.includes(name) ? '//# allFunctionsCalledOnLoad\n' : ''
}
