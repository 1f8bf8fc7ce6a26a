import type { Content } from '@plaza/shared/api'

/** A content for tests; `over` changes what a test is about. */
export function content(over: Partial<Content> = {}): Content {
  return {
    id: '7',
    type: 3,
    title: 'A quieter harbour at night',
    summary: null,
    image: null,
    images: [],
    layout: 'text',
    source: 'Starbay Daily',
    published_at: '2026-11-20T08:00:00+08:00',
    views: 12,
    comments: 3,
    likes: 5,
    duration: null,
    link_address: null,
    audio: null,
    ...over,
  }
}
