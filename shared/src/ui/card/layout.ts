import type { Content } from '../../api'

export type Layout = 'right' | 'three' | 'large' | 'text'

/** The layout that a content's pictures allow: three needs three, the others one. */
export function layoutOf({ layout, image, images }: Pick<Content, 'layout' | 'image' | 'images'>): Layout {
  if (layout === 'three' && images.length >= 3) return 'three'
  if (!image && images.length === 0) return 'text'
  return layout === 'three' ? 'right' : layout
}
