import type { ReferenceBase } from '@capiz/domain/errors'
import { referenceLists } from '@capiz/domain/reference'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { Link } from '@capiz/ui/Link'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Stack } from '@capiz/ui/Stack'
import { mediaQuery } from '@capiz/ui/tokens'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { listGroups, listsPath } from './list-groups.ts'
import * as styles from './reference.css.ts'

/** Chooses a list: links beside the table, on narrow screens one field. */
export function ListNav({ current }: { current: ReferenceBase }): ReactElement {
  const navigate = useNavigate()
  const isNarrow = useMediaQuery(mediaQuery.narrow)
  const shown = referenceLists[current].aliasOf ?? current
  if (isNarrow) {
    return (
      <NativeSelect
        label="List"
        value={shown}
        onChange={(base) => void navigate(`${listsPath}/${base}`)}
        options={listGroups.flatMap(({ bases }) =>
          bases.map((base) => ({ value: base, label: referenceLists[base].entities })),
        )}
      />
    )
  }
  return (
    <nav aria-label="Lists">
      <Stack gap={5}>
        {listGroups.map(({ title, bases }) => (
          <section key={title} aria-label={title}>
            <p className={styles.group}>{title}</p>
            <ul className={styles.lists}>
              {bases.map((base) => (
                <li key={base} className={styles.item} data-current={base === shown || undefined}>
                  <Link
                    href={`${listsPath}/${base}`}
                    variant="plain"
                    aria-current={base === shown ? 'page' : undefined}
                  >
                    {referenceLists[base].entities}
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
