import { textArgument } from '../arguments.ts'

/** The limits of a run over first visits. */
export interface FirstLoadOptions {
  /** folder of the peers; undefined leaves them out */
  peers: string | undefined
  /** folder of another build of the portal, which takes turns with this one as `before` */
  against: string | undefined
  /** names of programs and of pages to visit; undefined takes all */
  programs: readonly string[] | undefined
  pages: readonly string[] | undefined
  visits: number
}

/** Reads `npm run bench -- first-load --peers FOLDER --against FOLDER --programs ours,rac --pages list --visits 5`. */
export function firstLoadOptions(args: readonly string[]): FirstLoadOptions {
  const list = (name: string) => textArgument(args, name)?.split(',')
  const visits = Number(textArgument(args, 'visits') ?? 5)
  if (!Number.isInteger(visits) || visits < 1) throw new Error('--visits must be a whole number from 1 on.')
  return {
    peers: textArgument(args, 'peers'),
    against: textArgument(args, 'against'),
    programs: list('programs'),
    pages: list('pages'),
    visits,
  }
}
