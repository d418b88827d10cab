/** Returns the text after `--name` among the arguments of a bench; undefined without it. */
export function textArgument(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`)
  return at === -1 ? undefined : args[at + 1]
}
