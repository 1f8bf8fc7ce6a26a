import type { NewVote } from '@plaza/shared/api'
import { daysAfter, momentOf } from '@plaza/shared/format'
import { type OptionDraft, optionsOf, type VoteDraft } from '../../../post/vote/vote-draft.model'

export const FEWEST_OPTIONS = 2
export const MOST_OPTIONS = 10
export const TITLE_MAX = 60
export const OPTION_MAX = 40

export type VoteFault = 'title' | 'options' | 'unnamed' | 'repeated' | 'past' | 'far'

/** Days of 24 hours, as on the server. */
const MAX_DAYS = 90

/** Options with a text. */
const named = (vote: VoteDraft): OptionDraft[] =>
  optionsOf(vote)
    .map((option) => ({ ...option, text: option.text.trim() }))
    .filter(({ text }) => text !== '')

/** How many choices may be the limit of a vote of several options: two, up to all but one. */
export const limitsOf = (vote: VoteDraft): number[] =>
  Array.from({ length: Math.max(0, named(vote).length - FEWEST_OPTIONS) }, (_, at) => at + 2)

/** Validation errors, in the order of the fields. */
export function voteFaults(vote: VoteDraft, now: number): VoteFault[] {
  const options = named(vote)
  const texts = new Set(options.map(({ text }) => text))
  const end = momentOf(vote.endsAt)
  const faults: VoteFault[] = []
  if (!vote.title.trim()) faults.push('title')
  if (options.length < FEWEST_OPTIONS) faults.push('options')
  if (optionsOf(vote).some(({ text, image }) => image && !text.trim())) faults.push('unnamed')
  if (texts.size < options.length) faults.push('repeated')
  if (!(end > now)) faults.push('past')
  else if (end > daysAfter(now, MAX_DAYS)) faults.push('far')
  return faults
}

/** The request body: empty options removed, the end as a timestamp, a limit only where it is one. */
export function toNewVote(vote: VoteDraft): NewVote {
  const { most } = vote
  return {
    title: vote.title.trim(),
    multiple: vote.multiple,
    ...(vote.multiple && most && limitsOf(vote).includes(most) && { max_choices: most }),
    options: named(vote).map(({ text, image }) => ({ text, ...(image && { image: image.key }) })),
    ends_at: new Date(momentOf(vote.endsAt)).toISOString(),
    result: vote.result,
  }
}
