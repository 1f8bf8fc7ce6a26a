import type { Boot } from '@plaza/shared/remotes'
import { shell } from '../embedding/native/shell'
import { running } from '../running.store'
import { settings } from '../site/settings'
import type { StagePage } from '../stage/stage.store'
import { notePageError } from '../telemetry/page-errors'
import { shownRoute } from '../telemetry/shown'
import { telemetry } from '../telemetry/telemetry'

/** Whether the server's page is the one to show: of the same release, for an equal visitor. */
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

/** Hydration mismatch: React has rendered the part again, and the release's metrics count it. */
export function mismatched(error: unknown): void {
  telemetry.report({ kind: 'error', name: 'hydration-mismatch', detail: { reason: String(error).slice(0, 200) } })
  const cause = error instanceof Error ? error.cause : undefined
  notePageError({ kind: 'hydration', error: cause ?? error, ...shownRoute() })
}
