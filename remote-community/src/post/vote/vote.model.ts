import type { Post, Vote } from '@plaza/shared/api'

export type VoteStage = 'choosing' | 'voted' | 'closed'

/** Stage of a vote for this user; the end is checked against the clock even while the page stays open. */
export function stageOf(vote: Vote, now: number): VoteStage {
  if (vote.closed || now >= Date.parse(vote.ends_at)) return 'closed'
  return vote.chosen.length > 0 ? 'voted' : 'choosing'
}

/** Whether its author may still change it, as the server decides (docs/decisions/0170). */
export const isChangeable = ({ own, state, vote }: Pick<Post, 'own' | 'state' | 'vote'>, now: number): boolean =>
  vote !== null && own && state !== 'refused' && vote.voters === 0 && stageOf(vote, now) !== 'closed'

/** Whether the options are shown as tiles with pictures. */
export const isPictured = ({ options }: Vote): boolean => options.some(({ image }) => image !== null)

/** The server sends counts only to users who may see them. */
export const countsShown = (vote: Vote): boolean => vote.options.every((option) => option.votes !== null)

export interface OptionResult {
  id: string
  text: string
  image: string | null
  votes: number
  /** 0 to 100: share of all votes, or of all voters if several options are allowed. */
  percent: number
  leading: boolean
  chosen: boolean
}

export function resultsOf(vote: Vote): OptionResult[] {
  const cast = vote.options.reduce((sum, option) => sum + (option.votes ?? 0), 0)
  const whole = vote.multiple ? vote.voters : cast
  const most = Math.max(0, ...vote.options.map((option) => option.votes ?? 0))
  return vote.options.map(({ id, text, image, votes }) => ({
    id,
    text,
    image,
    votes: votes ?? 0,
    percent: whole > 0 ? Math.min(100, Math.round(((votes ?? 0) / whole) * 100)) : 0,
    leading: most > 0 && votes === most,
    chosen: vote.chosen.includes(id),
  }))
}

/** Whether no further option may be chosen. */
export const isFull = ({ multiple, max_choices: most }: Vote, chosen: readonly string[]): boolean =>
  multiple && most !== null && chosen.length >= most

/** The selection after a tap on an option. */
export function pick(chosen: readonly string[], option: string, multiple: boolean): string[] {
  if (!multiple) return [option]
  return chosen.includes(option) ? chosen.filter((id) => id !== option) : [...chosen, option]
}
