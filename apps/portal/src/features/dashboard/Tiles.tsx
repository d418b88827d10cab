import { StatTile } from '@capiz/ui/StatTile'
import type { ReactElement } from 'react'
import * as styles from './dashboard.css.ts'
import type { Tile } from './figures.ts'

/** The figures, each a link to what it counts; beside the work each takes one line. */
export function Tiles({
  tiles,
  isBeside = false,
}: {
  tiles: readonly Tile[]
  isBeside?: boolean
}): ReactElement {
  return (
    <ul className={isBeside ? styles.beside : styles.tiles} aria-label="What waits">
      {tiles.map(({ id, ...tile }) => (
        <li key={id}>
          <StatTile {...tile} layout={isBeside ? 'row' : 'tile'} />
        </li>
      ))}
    </ul>
  )
}
