import type { NewVote } from '@plaza/shared/api'
import { daysAfter, momentOf, siteMinute } from '@plaza/shared/format'

export const FEWEST_OPTIONS = 2
export const MOST_OPTIONS = 10
export const TITLE_MAX = 60
export const OPTION_MAX = 40

/** A vote being written: options may be empty; the end is a local time of the site (`2026-11-24T18:00`). */
export interface VoteDraft {
  title: string
  options: string[]
  multiple: boolean
  endsAt: string
  result: NewVote['result']
}

/** The same time of day some days later, in the format of a date field. */
export const inDays = (days: number, now: number): string => siteMinute(daysAfter(now, days))

export const newVote = (now: number): VoteDraft => ({
  title: '',
  options: ['', ''],
  multiple: false,
  endsAt: inDays(3, now),
  result: 'always',
})

export type VoteFault = 'title' | 'options' | 'repeated' | 'past' | 'far'

/** Days of 24 hours, as on the server. */
const MAX_DAYS = 90

/** Validation errors, in the order of the fields. */
export function voteFaults(vote: VoteDraft, now: number): VoteFault[] {
  const options = vote.options.map((option) => option.trim()).filter(Boolean)
  const end = momentOf(vote.endsAt)
  const faults: VoteFault[] = []
  if (!vote.title.trim()) faults.push('title')
  if (options.length < FEWEST_OPTIONS) faults.push('options')
  if (new Set(options).size < options.length) faults.push('repeated')
  if (!(end > now)) faults.push('past')
  else if (end > daysAfter(now, MAX_DAYS)) faults.push('far')
  return faults
}

/** The request body: empty options removed, the end as a timestamp. */
export function toNewVote(vote: VoteDraft): NewVote {
  return {
    title: vote.title.trim(),
    multiple: vote.multiple,
    options: vote.options
      .map((option) => option.trim())
      .filter(Boolean)
      .map((text) => ({ text })),
    ends_at: new Date(momentOf(vote.endsAt)).toISOString(),
    result: vote.result,
  }
}
