import type { account, DataOf } from '@plaza/shared/api'
import type { RouteId } from '@plaza/shared/routes'
import {
  Bell,
  CircleHelp,
  Gift,
  Info,
  MapPin,
  Megaphone,
  MessageSquareText,
  Settings,
  ShieldCheck,
  Wallet,
} from '@plaza/shared/ui'
import { t } from './mine.text'

type Statistics = DataOf<typeof account.statistics>

/** Counts at the top of the page, each linking to its list. */
export const counts = [
  { of: 'collections', label: t.collections, route: 'collections' },
  { of: 'histories', label: t.histories, route: 'history' },
  { of: 'follows', label: t.follows, route: 'follows' },
  { of: 'subscriptions', label: t.subscriptions, route: 'subscriptions' },
] as const satisfies readonly { of: keyof Statistics; label: () => string; route: RouteId }[]

/** An entry of this remote; those of others come by the extension point `mine.entry`. */
export interface Entry {
  label: () => string
  icon: typeof Bell
  route: Extract<
    RouteId,
    'wallet' | 'red-packets' | 'messages' | 'settings' | 'safety' | 'feedback' | 'help' | 'about' | 'join' | 'addresses'
  >
}

/** Entries of the service grid, with their positions among those of others. */
export const services: readonly (Entry & { order: number })[] = [
  { order: 10, label: t.messages, icon: Bell, route: 'messages' },
  { order: 50, label: t.wallet, icon: Wallet, route: 'wallet' },
  { order: 60, label: t.redPackets, icon: Gift, route: 'red-packets' },
  { order: 70, label: t.addresses, icon: MapPin, route: 'addresses' },
]

/** Entries about the app itself. */
export const rest: readonly Entry[] = [
  { label: t.feedback, icon: MessageSquareText, route: 'feedback' },
  { label: t.help, icon: CircleHelp, route: 'help' },
  { label: t.join, icon: Megaphone, route: 'join' },
  { label: t.about, icon: Info, route: 'about' },
  { label: t.safety, icon: ShieldCheck, route: 'safety' },
  { label: t.settings, icon: Settings, route: 'settings' },
]
