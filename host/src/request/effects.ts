import type { Reaction } from './failures'

/** Who does what a failure leads to; injected, so that the pipeline touches neither screen nor address. */
export interface Effects {
  toast(text: string): void
  /** Tells once and begins one login, however many answers say so. */
  logIn(text: string, afterMs: number): void
  showPanel(type: 1 | 2): void
  clearVolunteer(): void
}

type Doers = { [D in Reaction['do']]: (reaction: Extract<Reaction, { do: D }>, effects: Effects) => void }

const doers: Doers = {
  nothing: () => {},
  toast: ({ text }, effects) => effects.toast(text),
  'log-in': ({ text, after }, effects) => effects.logIn(text, after),
  panel: ({ panel }, effects) => effects.showPanel(panel),
  'clear-volunteer': (_, effects) => effects.clearVolunteer(),
}

export function act(reaction: Reaction, effects: Effects): void {
  const doer = doers[reaction.do] as (reaction: Reaction, effects: Effects) => void
  doer(reaction, effects)
}

/** A call that nobody on the screen waits for (a prefetch): its failure is seen when it is asked for again. */
export const quietEffects: Effects = { toast() {}, logIn() {}, showPanel() {}, clearVolunteer() {} }
