import type { account, DataOf } from '@plaza/shared/api'
import { type RouteId, to } from '@plaza/shared/routes'
import {
  Bell,
  CalendarDays,
  CircleHelp,
  CircleUserRound,
  ClipboardList,
  Gift,
  HandHeart,
  Heart,
  IdCard,
  Images,
  Info,
  Mail,
  MapPin,
  Megaphone,
  MessageCircle,
  MessageSquareText,
  Pencil,
  Settings,
  ShieldCheck,
  Sparkles,
  Ticket,
  UserX,
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

export interface Entry {
  label: () => string
  icon: typeof Bell
  route: Extract<
    RouteId,
    | 'publish'
    | 'followed-circles'
    | 'wallet'
    | 'red-packets'
    | 'my-wishes'
    | 'service-orders'
    | 'activity-record'
    | 'messages'
    | 'settings'
    | 'safety'
    | 'feedback'
    | 'help'
    | 'about'
    | 'join'
    | 'interaction-record'
    | 'addresses'
    | 'helpers'
    | 'venues'
    | 'my-claimed'
    | 'civilization-shows'
    | 'practice-code'
  >
  /** Of a page with several tabs. */
  tab?: string
}

export const addressOf = ({ route, tab }: Entry): string => {
  if (route === 'interaction-record') return to(route, { id: 'all' })
  return tab ? to(route, {}, { tab }) : to(route)
}

/** Entries of the service grid. */
export const services: readonly Entry[] = [
  { label: t.messages, icon: Bell, route: 'messages' },
  { label: t.publish, icon: Pencil, route: 'publish' },
  { label: t.circles, icon: MessageCircle, route: 'followed-circles' },
  { label: t.letters, icon: Mail, route: 'interaction-record' },
  { label: t.wallet, icon: Wallet, route: 'wallet' },
  { label: t.redPackets, icon: Gift, route: 'red-packets' },
  { label: t.addresses, icon: MapPin, route: 'addresses' },
  { label: t.helpers, icon: HandHeart, route: 'helpers' },
  { label: t.wishes, icon: Sparkles, route: 'my-wishes' },
  { label: t.orders, icon: ClipboardList, route: 'service-orders' },
  { label: t.activities, icon: CalendarDays, route: 'activity-record' },
  { label: t.bookings, icon: Ticket, route: 'venues', tab: 'bookings' },
  { label: t.claimed, icon: Heart, route: 'my-claimed' },
  { label: t.shows, icon: Images, route: 'civilization-shows', tab: 'mine' },
  { label: t.code, icon: IdCard, route: 'practice-code' },
]

/** Tabs of the own page in the circles. */
export const ownPages: readonly (Pick<Entry, 'label' | 'icon'> & { tab?: string; count?: keyof Statistics })[] = [
  { label: t.ownPage, icon: CircleUserRound },
  { label: t.comments, icon: MessageSquareText, tab: 'comments', count: 'comments' },
  { label: t.blocked, icon: UserX, tab: 'blocked' },
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
