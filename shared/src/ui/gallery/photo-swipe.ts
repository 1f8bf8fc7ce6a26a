import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe'
import 'photoswipe/style.css'
import { lessMotion } from '../motion'
import { t } from './gallery.text'

export interface GalleryPicture {
  url: string
  caption: string
  /** In px; read from the picture itself where it is not known. */
  width?: number
  height?: number
}

type Slide = NonNullable<PhotoSwipe['currSlide']>

interface GalleryDeps {
  pictures: readonly GalleryPicture[]
  at: number
  /** Is shown after the last picture. */
  end: HTMLElement | null
  /** Dragging down or pinching together closes it. */
  closes: boolean
  onTurn: (index: number) => void
  onTap: () => void
  onClose: () => void
}

export interface PhotoSwipeHandle {
  turnTo: (index: number) => void
  destroy: () => void
}

/** A double tap enlarges to, and a pinch at most to, so many times of what fits. */
const TAP_SCALE = 2.5
const MAX_SCALE = 4
const MOTION_MS = 240

function optionsOf(ground: HTMLElement, { pictures, at, end, closes, onTap }: GalleryDeps): PhotoSwipeOptions {
  const slides = pictures.map(({ url, caption, width, height }, index): SlideData => {
    return { src: url, alt: caption || t.at(index + 1, pictures.length), width, height }
  })
  const motion = lessMotion() ? 0 : MOTION_MS
  const tap = (_: unknown, { target }: Event) => {
    if (!end?.contains(target as Node)) onTap()
  }
  return {
    dataSource: end ? [...slides, { type: 'end' }] : slides,
    index: at,
    appendToEl: ground,
    getViewportSizeFn: () => ({
      x: ground.clientWidth || window.innerWidth,
      y: ground.clientHeight || window.innerHeight,
    }),
    loop: false,
    bgOpacity: 1,
    showHideAnimationType: motion > 0 && closes ? 'fade' : 'none',
    showAnimationDuration: motion,
    hideAnimationDuration: motion,
    zoomAnimationDuration: motion,
    pinchToClose: closes,
    closeOnVerticalDrag: closes,
    tapAction: tap,
    bgClickAction: tap,
    imageClickAction: 'zoom',
    doubleTapAction: 'zoom',
    // What surrounds it has its own close, counter and focus.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    close: false,
    zoom: false,
    counter: false,
    arrowPrevTitle: t.previous(),
    arrowNextTitle: t.next(),
  }
}

/** A picture fills its box even where it is smaller; all other steps are multiples of that. */
function scaleFromWhole(gallery: PhotoSwipe): void {
  gallery.on('zoomLevelsUpdate', ({ zoomLevels: levels }) => {
    const { panAreaSize: box, elementSize: size } = levels
    if (!box || !size?.x || !size.y) return
    const whole = Math.min(box.x / size.x, box.y / size.y)
    levels.fit = levels.initial = levels.min = whole
    levels.secondary = whole * TAP_SCALE
    levels.max = whole * MAX_SCALE
  })
}

/** Takes the size of a picture from itself, where nobody knew it before. */
function measurePictures(gallery: PhotoSwipe): void {
  const measure = (slide: Slide) => {
    const picture = slide.content.element
    if (slide.width || !(picture instanceof HTMLImageElement) || !picture.naturalWidth) return
    slide.width = slide.content.width = picture.naturalWidth
    slide.height = slide.content.height = picture.naturalHeight
    slide.resize()
  }
  gallery.on('loadComplete', ({ slide }) => measure(slide))
  gallery.on('afterSetContent', ({ slide }) => measure(slide))
  gallery.addFilter('useContentPlaceholder', () => false)
  gallery.addFilter('contentErrorElement', (element) => Object.assign(element, { textContent: t.failed() }))
}

/** It may stand anywhere in the page: where fingers are is told by its box, keys are its own while it has the focus. */
function bindToBox(gallery: PhotoSwipe, ground: HTMLElement): void {
  const place = () => {
    const { left, top } = ground.getBoundingClientRect()
    gallery.offset.x = left + window.scrollX
    gallery.offset.y = top + window.scrollY
  }
  gallery.on('updateScrollOffset', place)
  gallery.on('pointerDown', place)
  gallery.on('keydown', (event) => {
    const { key } = event.originalEvent
    const scope = ground.closest('dialog') ?? ground
    if (key === 'Tab' || !scope.contains(document.activeElement)) event.preventDefault()
  })
}

function nameParts(gallery: PhotoSwipe, { pictures, closes }: GalleryDeps): void {
  gallery.element?.removeAttribute('role')
  gallery.scrollWrap?.setAttribute('aria-label', t.pictures())
  if (!closes) gallery.scrollWrap?.setAttribute('tabindex', '0')
  const name = (slide: Slide | undefined) => {
    const label = slide && slide.index < pictures.length ? t.at(slide.index + 1, pictures.length) : ''
    slide?.holderElement?.setAttribute('aria-label', label)
  }
  gallery.on('afterSetContent', ({ slide }) => name(slide))
  name(gallery.currSlide)
}

/** Opens PhotoSwipe in a box, with our words and without what our own parts do. */
export function openPhotoSwipe(ground: HTMLElement, deps: GalleryDeps): PhotoSwipeHandle {
  const gallery = new PhotoSwipe(optionsOf(ground, deps))
  const { end } = deps
  scaleFromWhole(gallery)
  measurePictures(gallery)
  bindToBox(gallery, ground)
  gallery.on('contentLoad', (event) => {
    if (!end || event.content.data.type !== 'end') return
    event.preventDefault()
    event.content.element = end as HTMLDivElement
  })
  // The last part scrolls; PhotoSwipe would take the wheel for itself.
  end?.addEventListener('wheel', (event) => event.stopPropagation())
  gallery.on('change', () => deps.onTurn(gallery.currIndex))
  let left = false
  gallery.on('destroy', () => {
    if (!left) deps.onClose()
  })
  gallery.init()
  nameParts(gallery, deps)
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => gallery.updateSize())
  observer?.observe(ground)
  return {
    turnTo: (index) => {
      if (index !== gallery.currIndex) gallery.goTo(index)
    },
    destroy() {
      left = true
      observer?.disconnect()
      gallery.animations.stopAll()
      // At once, whatever moves: the box is taken away with it.
      gallery.isDestroying = true
      gallery.destroy()
    },
  }
}
