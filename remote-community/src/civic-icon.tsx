import {
  Briefcase,
  Building2,
  Camera,
  Car,
  FileText,
  Globe,
  GraduationCap,
  HandHeart,
  Heart,
  House,
  IdCard,
  LayoutGrid,
  Leaf,
  MapPin,
  Radio,
  ReceiptJapaneseYen,
  Search,
  ShieldCheck,
  Stethoscope,
  Store,
  Sun,
  Wallet,
} from '@plaza/shared/ui'
import type { ComponentType, SVGProps } from 'react'

/** Icon names that topics and services may use. */
const icons: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  building: Building2,
  camera: Camera,
  file: FileText,
  globe: Globe,
  hands: HandHeart,
  health: Stethoscope,
  heart: Heart,
  house: House,
  id: IdCard,
  leaf: Leaf,
  map: MapPin,
  radio: Radio,
  receipt: ReceiptJapaneseYen,
  school: GraduationCap,
  search: Search,
  shield: ShieldCheck,
  store: Store,
  sun: Sun,
  wallet: Wallet,
  wheel: Car,
  work: Briefcase,
}

/** The icon of that name; a plain one for an unknown name. */
export function CivicIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? LayoutGrid
  return <Icon width={24} height={24} />
}
