/** Days on which offices are closed or open against the rule of the week: ISO dates of the site's calendar. */
interface YearOfWork {
  /** First and last day. */
  holidays: readonly (readonly [first: string, last: string])[]
  /** Saturdays and Sundays on which people work. */
  workingWeekends: readonly string[]
}

/** Chinese public holidays by year; where they come from, and what is not known yet: see docs/decisions/0151. */
export const yearsOfWork: Readonly<Record<string, YearOfWork>> = {
  '2025': {
    holidays: [
      ['2025-01-01', '2025-01-01'],
      ['2025-01-28', '2025-02-04'],
      ['2025-04-04', '2025-04-06'],
      ['2025-05-01', '2025-05-05'],
      ['2025-05-31', '2025-06-02'],
      ['2025-10-01', '2025-10-08'],
    ],
    workingWeekends: ['2025-01-26', '2025-02-08', '2025-04-27', '2025-09-28', '2025-10-11'],
  },
  '2026': {
    holidays: [
      ['2026-01-01', '2026-01-03'],
      ['2026-02-15', '2026-02-23'],
      ['2026-04-04', '2026-04-06'],
      ['2026-05-01', '2026-05-05'],
      ['2026-06-19', '2026-06-21'],
      ['2026-09-25', '2026-09-27'],
      ['2026-10-01', '2026-10-07'],
    ],
    workingWeekends: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
  '2027': {
    holidays: [
      ['2027-01-01', '2027-01-01'],
      ['2027-02-05', '2027-02-08'],
      ['2027-04-05', '2027-04-05'],
      ['2027-05-01', '2027-05-02'],
      ['2027-06-09', '2027-06-09'],
      ['2027-09-15', '2027-09-15'],
      ['2027-10-01', '2027-10-03'],
    ],
    workingWeekends: [],
  },
}
