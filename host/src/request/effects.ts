import type { Reaction } from './failures'

/** Effects of failures; injected, so that the pipeline touches neither the screen nor the address. */
export interface Effects {
  toast(text: string): void
  /** Shows one toast and starts one login, however many answers ask for it. */
  logIn(text: string, afterMs: number): void
  /**
   * `inPage`: the page shows it in place of its content; otherwise the top-level overlay does (docs/decisions/0011).
   */
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

/** For a prefetch: a failure is reported when the page itself makes the call. */
export const quietEffects: Effects = { toast() {}, logIn() {}, showPanel() {}, clearVolunteer() {} }
