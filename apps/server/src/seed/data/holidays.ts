import type { SeedList } from './lists.ts'
import { table } from './table.ts'

/**
 * National holidays of 2026 by Proclamation 1006 of 2025; of 2027 the days that recur by Republic Acts 9492, 9849 and
 * 10966, each on its own day. The feasts of Eid of 2027 stand on the days that are expected, and say so; they are
 * corrected when they are proclaimed. What else is proclaimed year by year (further special days, days that are moved)
 * is entered when it is known. Regional: the days of the Cordillera and of the Bangsamoro.
 */
const holidays = table(
  ['code', 'day', 'kind', 'regionCode', 'description'],
  `
  NEW-YEAR-2026|2026-01-01|REGULAR||New Year's Day
  LUNAR-NEW-YEAR-2026|2026-02-17|SPECIAL||Chinese New Year
  MAUNDY-THURSDAY-2026|2026-04-02|REGULAR||Maundy Thursday
  GOOD-FRIDAY-2026|2026-04-03|REGULAR||Good Friday
  BLACK-SATURDAY-2026|2026-04-04|SPECIAL||Black Saturday
  KAGITINGAN-2026|2026-04-09|REGULAR||Araw ng Kagitingan
  LABOR-DAY-2026|2026-05-01|REGULAR||Labor Day
  INDEPENDENCE-2026|2026-06-12|REGULAR||Independence Day
  NINOY-AQUINO-2026|2026-08-21|SPECIAL||Ninoy Aquino Day
  HEROES-2026|2026-08-31|REGULAR||National Heroes Day
  ALL-SAINTS-2026|2026-11-01|SPECIAL||All Saints' Day
  ALL-SOULS-2026|2026-11-02|SPECIAL||All Souls' Day
  BONIFACIO-2026|2026-11-30|REGULAR||Bonifacio Day
  IMMACULATE-2026|2026-12-08|SPECIAL||Immaculate Conception of Mary
  CHRISTMAS-EVE-2026|2026-12-24|SPECIAL||Christmas Eve
  CHRISTMAS-2026|2026-12-25|REGULAR||Christmas Day
  RIZAL-2026|2026-12-30|REGULAR||Rizal Day
  LAST-DAY-2026|2026-12-31|SPECIAL||Last day of the year
  NEW-YEAR-2027|2027-01-01|REGULAR||New Year's Day
  MAUNDY-THURSDAY-2027|2027-03-25|REGULAR||Maundy Thursday
  GOOD-FRIDAY-2027|2027-03-26|REGULAR||Good Friday
  EIDL-FITR-2027|2027-03-10|REGULAR||Eid'l Fitr (expected day)
  KAGITINGAN-2027|2027-04-09|REGULAR||Araw ng Kagitingan
  LABOR-DAY-2027|2027-05-01|REGULAR||Labor Day
  EIDL-ADHA-2027|2027-05-17|REGULAR||Eid'l Adha (expected day)
  INDEPENDENCE-2027|2027-06-12|REGULAR||Independence Day
  NINOY-AQUINO-2027|2027-08-21|SPECIAL||Ninoy Aquino Day
  HEROES-2027|2027-08-30|REGULAR||National Heroes Day
  ALL-SAINTS-2027|2027-11-01|SPECIAL||All Saints' Day
  BONIFACIO-2027|2027-11-30|REGULAR||Bonifacio Day
  IMMACULATE-2027|2027-12-08|SPECIAL||Immaculate Conception of Mary
  CHRISTMAS-2027|2027-12-25|REGULAR||Christmas Day
  RIZAL-2027|2027-12-30|REGULAR||Rizal Day
  LAST-DAY-2027|2027-12-31|SPECIAL||Last day of the year
  BANGSAMORO-2026|2026-01-21|SPECIAL|1900000000|Bangsamoro Foundation Day
  CORDILLERA-2026|2026-07-15|SPECIAL|1400000000|Cordillera Day
  BANGSAMORO-2027|2027-01-21|SPECIAL|1900000000|Bangsamoro Foundation Day
  CORDILLERA-2027|2027-07-15|SPECIAL|1400000000|Cordillera Day
`,
)

/** The list of holidays, the same in every sample. */
export const holidayLists: readonly SeedList[] = [
  {
    base: 'holiday',
    tiny: holidays.length,
    entries: holidays.map((holiday) => ({ ...holiday, regionCode: holiday.regionCode || null })),
  },
]
