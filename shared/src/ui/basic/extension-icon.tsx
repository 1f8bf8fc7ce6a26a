import type { ComponentType, SVGProps } from 'react'
import type { IconName } from '../../extensions/icon-names'
import {
  BadgeCheck,
  Bell,
  BookOpen,
  CalendarDays,
  CircleUserRound,
  ClipboardList,
  Flag,
  HandHeart,
  Heart,
  IdCard,
  Images,
  Landmark,
  Mail,
  MapPin,
  MessageCircle,
  MessageSquareText,
  Pencil,
  Sparkles,
  Star,
  Store,
  Ticket,
  UserX,
} from '../icons'

const icons: Readonly<Record<IconName, ComponentType<SVGProps<SVGSVGElement> & { size?: number }>>> = {
  activity: CalendarDays,
  award: BadgeCheck,
  bell: Bell,
  block: UserX,
  book: BookOpen,
  card: IdCard,
  circle: MessageCircle,
  comment: MessageSquareText,
  flag: Flag,
  'hand-heart': HandHeart,
  heart: Heart,
  images: Images,
  landmark: Landmark,
  list: ClipboardList,
  mail: Mail,
  pencil: Pencil,
  person: CircleUserRound,
  pin: MapPin,
  sparkles: Sparkles,
  star: Star,
  store: Store,
  ticket: Ticket,
}

/** An icon that a remote's extension names; a bell for one of a later version. */
export function ExtensionIcon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Icon = icons[name] ?? Bell
  return <Icon size={size} />
}
