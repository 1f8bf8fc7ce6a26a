import type { NewVote, Vote } from '@plaza/shared/api'
import { daysAfter, siteMinute } from '@plaza/shared/format'
import type { PickedImage } from '@plaza/shared/ui'
import { fileOf } from '../uploaded-file'

export interface OptionDraft {
  /** Stays when others are removed. */
  id: string
  text: string
  image: PickedImage | null
}

/** A vote being written: options may be empty; the end is a local time of the site (`2026-11-24T18:00`). */
export interface VoteDraft {
  title: string
  /** A text alone in drafts of older releases. */
  options: readonly (OptionDraft | string)[]
  multiple: boolean
  /** How many options a person may choose; all without it. */
  most?: number | null
  endsAt: string
  result: NewVote['result']
}

export const optionsOf = ({ options }: Pick<VoteDraft, 'options'>): OptionDraft[] =>
  options.map((option, at) => (typeof option === 'string' ? { id: String(at + 1), text: option, image: null } : option))

/** The options and an empty one. */
export function withOption(options: readonly OptionDraft[]): OptionDraft[] {
  const last = Math.max(0, ...options.map(({ id }) => Number(id)))
  return [...options, { id: String(last + 1), text: '', image: null }]
}

const PRESET_DAYS = 3

/** The same time of day some days later, in the format of a date field. */
export const inDays = (days: number, now: number): string => siteMinute(daysAfter(now, days))

export const newVote = (now: number): VoteDraft => ({
  title: '',
  options: withOption(withOption([])),
  multiple: false,
  endsAt: inDays(PRESET_DAYS, now),
  result: 'always',
})

/** A vote as a draft, to be changed or written again; an end that has passed begins anew. */
export const voteDraftOf = (vote: Vote, now: number): VoteDraft => ({
  title: vote.title,
  options: vote.options.map(({ text, image }, at) => ({
    id: String(at + 1),
    text,
    image: image === null ? null : fileOf(image),
  })),
  multiple: vote.multiple,
  most: vote.max_choices,
  endsAt: Date.parse(vote.ends_at) > now ? siteMinute(Date.parse(vote.ends_at)) : inDays(PRESET_DAYS, now),
  result: vote.result,
})
