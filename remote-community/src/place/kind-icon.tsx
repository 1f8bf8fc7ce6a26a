import type { MerchantKind } from '@plaza/shared/api'
import { BookOpen, HeartPulse, Landmark, ShieldCheck, ShoppingBasket, Toilet, Trees, Zap } from '@plaza/shared/ui'
import type { ComponentType } from 'react'

const icons: Record<MerchantKind, ComponentType<{ size?: number }>> = {
  hall: Landmark,
  library: BookOpen,
  clinic: HeartPulse,
  market: ShoppingBasket,
  park: Trees,
  toilet: Toilet,
  charging: Zap,
  police: ShieldCheck,
}

export function KindIcon({ kind, size = 24 }: { kind: MerchantKind; size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} />
}
