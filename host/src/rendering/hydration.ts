import type { Boot } from '@plaza/shared/remotes'
import { shell } from '../embedding/native/shell'
import { running } from '../running.store'
import { settings } from '../site/settings'
import type { StagePage } from '../stage/stage.store'
import { telemetry } from '../telemetry/telemetry'

/** Whether the page that the server rendered is the one that is to be shown here: of the same release, for the same visitor. */
export function isAsRendered(
  { rendered, language, search }: Pick<Boot, 'rendered' | 'language' | 'search'>,
  shown: StagePage | null,
): shown is StagePage {
  if (!rendered || !shown) return false
  const { route } = shown.match
  const runs = running.getState().remotes.find(({ name }) => name === route.owner)
  return (
    route.owner === rendered.remote &&
    route.id === rendered.route &&
    shown.place.search === search &&
    runs?.release === rendered.release &&
    settings.getState().language === language &&
    settings.getState().elder === Boolean(rendered.elder) &&
    shell.kind === rendered.shell
  )
}

/** The browser drew something else than the server: React has drawn it anew, and the release's numbers say so. */
export const mismatched = (error: unknown): void =>
  telemetry.report({ kind: 'error', name: 'hydration-mismatch', detail: { reason: String(error).slice(0, 200) } })
