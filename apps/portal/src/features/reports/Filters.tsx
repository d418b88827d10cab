import type { Report } from '@capiz/domain/report'
import { Button } from '@capiz/ui/Button'
import { FieldRow, Form } from '@capiz/ui/Form'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { PhoneFold } from '../../patterns/PhoneFold.tsx'
import type { Problems } from '../../platform/forms/form-problems.ts'
import { useChangeQuery } from '../../platform/routing/query-params.ts'
import { FilterField } from './FilterField.tsx'
import { filterSummary, isPlace } from './filter-summary.ts'
import { fieldTexts, filterProblems, type FilterTexts, writeFilters } from './filter-values.ts'
import { PlaceFilter, usePlaceName } from './PlaceFilter.tsx'
import * as styles from './reports.css.ts'

/** The filters of the report that is shown, in one line. */
function FilterLine({ report, texts }: { report: Report; texts: FilterTexts }): ReactElement {
  return <Text>{filterSummary(report, texts, usePlaceName(texts))}</Text>
}

interface FilterFieldsProps {
  report: Report
  texts: FilterTexts
  problems: Problems
  /** the report with these filters stands below, so nothing is left to do */
  isCurrent: boolean
  onChange: (changes: FilterTexts) => void
}

/** A field for each filter, the place last, and the button that shows the report. */
function FilterFields({ report, texts, problems, isCurrent, onChange }: FilterFieldsProps): ReactElement {
  const fields = report.filters.filter(({ name }) => !isPlace(name))
  return (
    <div className={styles.filters}>
      <FieldRow columns="fit">
        {fields.map((field) => (
          <FilterField
            key={field.name}
            field={field}
            value={texts[field.name] ?? ''}
            onChange={(value) => onChange({ [field.name]: value })}
            problem={problems[field.name]}
          />
        ))}
        {report.filters.length === fields.length ? null : (
          <PlaceFilter texts={texts} onChange={onChange} problems={problems} />
        )}
      </FieldRow>
      <div className={styles.submit}>
        <Button type="submit" variant={isCurrent ? 'secondary' : 'primary'}>
          Show the report
        </Button>
      </div>
    </div>
  )
}

interface FiltersProps {
  report: Report
  /** what of the filters in the address cannot be used */
  refused: Problems
  /** the filters in the address, or those the report begins with */
  inAddress: FilterTexts
  /** whether a report with these filters stands below */
  isShown: boolean
}

/** The filters of a report; on phones a line that names them, until they are to be changed. */
export function Filters({ report, refused, inAddress, isShown }: FiltersProps): ReactElement {
  const changeQuery = useChangeQuery()
  const [given, setGiven] = useState(inAddress)
  const [isOpen, setOpen] = useState(false)
  const [missed, setMissed] = useState<Problems>({})
  // said until the filter is changed
  const stillRefused = Object.entries(refused).filter(([name]) => given[name] === inAddress[name])
  const problems = { ...Object.fromEntries(stillRefused), ...missed }
  const texts = fieldTexts(report, given, problems)

  function change(changes: FilterTexts): void {
    setGiven({ ...texts, ...changes })
    setMissed(Object.fromEntries(Object.entries(missed).filter(([name]) => changes[name] === undefined)))
  }

  function show(): void {
    const found = filterProblems(report, texts)
    setGiven(texts)
    setMissed(found)
    if (Object.keys(found).length > 0) return
    setOpen(false)
    changeQuery((now) => writeFilters(now, texts), false)
  }
  const isChanged =
    isShown && report.filters.some(({ name }) => (texts[name] ?? '') !== (inAddress[name] ?? ''))
  const isFaulty = !isShown || Object.keys(problems).length > 0
  return (
    <Form onSubmit={show} width="full" aria-label="Filters of the report">
      {/* one block, so that nothing said takes no room */}
      <div>
        <PhoneFold
          line={<FilterLine report={report} texts={inAddress} />}
          button="Change"
          isOpen={isOpen}
          onOpenChange={setOpen}
          isHeldOpen={isFaulty}
        >
          <FilterFields
            {...{ report, texts, problems }}
            isCurrent={isShown && !isChanged}
            onChange={change}
          />
        </PhoneFold>
        <output>
          {isChanged ? (
            <Text as="span" tone="muted">
              The report below still has the filters from before.
            </Text>
          ) : null}
        </output>
      </div>
    </Form>
  )
}
