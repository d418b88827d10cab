import { referenceLists } from '@capiz/domain/reference'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { Link } from '@capiz/ui/Link'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Stack } from '@capiz/ui/Stack'
import { mediaQuery } from '@capiz/ui/tokens'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ListPlace, listsPath, placeGroups, rulesPlace } from './list-groups.ts'
import * as styles from './reference.css.ts'

/** Chooses a list: links beside the table, on narrow screens one field. */
export function ListNav({ current }: { current: ListPlace }): ReactElement {
  const navigate = useNavigate()
  const isNarrow = useMediaQuery(mediaQuery.narrow)
  const shown = current === rulesPlace ? current : (referenceLists[current].aliasOf ?? current)
  if (isNarrow) {
    return (
      <NativeSelect
        label="List"
        value={shown}
        onChange={(base) => void navigate(`${listsPath}/${base}`)}
        options={placeGroups.flatMap(({ places }) =>
          places.map(({ place, label }) => ({ value: place, label })),
        )}
      />
    )
  }
  return (
    <nav aria-label="Lists">
      <Stack gap={5}>
        {placeGroups.map(({ title, places }) => (
          <section key={title} aria-label={title}>
            <p className={styles.group}>{title}</p>
            <ul className={styles.lists}>
              {places.map(({ place, label }) => (
                <li key={place} className={styles.item} data-current={place === shown || undefined}>
                  <Link
                    href={`${listsPath}/${place}`}
                    variant="plain"
                    aria-current={place === shown ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </nav>
  )
}
