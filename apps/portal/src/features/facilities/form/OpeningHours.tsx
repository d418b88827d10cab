import type { OpeningBlock } from '@capiz/domain/schedule'
import { ScheduleField } from '@capiz/ui/ScheduleField'
import type { ReactElement } from 'react'
import { weekEntry } from '../../../patterns/week-entry.ts'
import { facilityField } from './fields.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'

const { label } = facilityField('openingHours')

/** The hours of the week at which the facility is open; not asked for while it is open at all hours. */
export function OpeningHours({ form: { api, bind } }: { form: FacilityFormHandle }): ReactElement {
  return (
    <api.Subscribe selector={(state) => state.values.openAlways}>
      {(isAlways) =>
        isAlways ? null : (
          <api.Field name="openingHours">
            {(field) => {
              const { value, onChange, ...rest } = bind<OpeningBlock[]>(field)
              return (
                <ScheduleField
                  label={label}
                  {...rest}
                  isFolded
                  value={value.map(weekEntry)}
                  onChange={(blocks) =>
                    onChange(blocks.map(({ day, from, to }) => ({ day, startTime: from, endTime: to })))
                  }
                />
              )
            }}
          </api.Field>
        )
      }
    </api.Subscribe>
  )
}
