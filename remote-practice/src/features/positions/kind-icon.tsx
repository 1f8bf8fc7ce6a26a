import type { PositionKind } from '@plaza/shared/api'
import { BookOpen, Building2, HandHeart, House, Landmark, Leaf, Trees } from '@plaza/shared/ui'
import type { ComponentType } from 'react'

const icons: Record<PositionKind, ComponentType<{ size?: number }>> = {
  centre: Landmark,
  station: House,
  hall: Building2,
  culture: BookOpen,
  science: Leaf,
  outdoor: Trees,
  service: HandHeart,
}

export function KindIcon({ kind, size = 24 }: { kind: PositionKind; size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} />
}
