export { StatTile } from './StatTile.tsx'
export type { StatTileProps } from './StatTile.tsx'
