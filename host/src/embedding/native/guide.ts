import { useHost, useSettings, useSite } from '@plaza/shared/host'
import type { RouteRow } from '@plaza/shared/routes'
import * as v from 'valibot'
import { local } from '../../storage/device-store'

const DISMISSED = 'guide-dismissed'
const today = () => new Date().toDateString()

export const isDismissed = (): boolean => local.read(DISMISSED, v.string()) === today()
export const dismiss = (): void => void local.write(DISMISSED, today())

/** Content pages link to the native app; tabs, forms and frames do not. */
export const leadsToApp = ({ showplayer, leadsToApp, showFooter, frame }: RouteRow): boolean =>
  Boolean(showplayer || leadsToApp) && !showFooter && !frame

/**
 * Whether to show this visitor the link to the native app (product spec, section 1): not inside it, and not in elder
 * mode, which keeps pages simple.
 */
export function useGuide(): boolean {
  const { shell } = useHost()
  const elder = useSettings((settings) => settings.elder)
  return useSite(({ config }) => config.is_drainage === 1) && !shell.inApp && !elder
}
