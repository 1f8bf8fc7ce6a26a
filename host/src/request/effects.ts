import type { Reaction } from './failures'

/** Who does what a failure leads to; injected, so that the pipeline touches neither screen nor address. */
export interface Effects {
  toast(text: string): void
  /** Tells once and begins one login, however many answers say so. */
  logIn(text: string, afterMs: number): void
  /** `inPage`: the page draws it in place of its content; else it is the top-level overlay's (docs/decisions/0011). */
  showPanel(type: 1 | 2, inPage: boolean): void
  clearVolunteer(): void
}

type EffectHandler<R> = (reaction: R, effects: Effects, inPage: boolean) => void
type EffectHandlers = { [D in Reaction['do']]: EffectHandler<Extract<Reaction, { do: D }>> }

const effectHandlers: EffectHandlers = {
  nothing: () => {},
  toast: ({ text }, effects) => effects.toast(text),
  'log-in': ({ text, after }, effects) => effects.logIn(text, after),
  panel: ({ panel }, effects, inPage) => effects.showPanel(panel, inPage),
  'clear-volunteer': (_, effects) => effects.clearVolunteer(),
}

export function applyReaction(reaction: Reaction, effects: Effects, inPage = false): void {
  const handler = effectHandlers[reaction.do] as EffectHandler<Reaction>
  handler(reaction, effects, inPage)
}

/** A call that nobody on the screen waits for (a prefetch): its failure is seen when it is asked for again. */
export const quietEffects: Effects = { toast() {}, logIn() {}, showPanel() {}, clearVolunteer() {} }
