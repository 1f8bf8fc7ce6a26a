/** Functions of the browser that start something which outlives a page; builds of remotes use the host's own versions. */
export const trackedNames = {
  window: [
    ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
    ...(['requestAnimationFrame', 'cancelAnimationFrame', 'addEventListener', 'removeEventListener'] as const),
    ...(['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'] as const),
    ...(['EventSource', 'WebSocket', 'BroadcastChannel', 'Worker', 'MessageChannel'] as const),
    ...(['matchMedia', 'navigator', 'screen', 'visualViewport', 'speechSynthesis'] as const),
  ],
  document: ['addEventListener', 'removeEventListener', 'createElement'],
} as const
type NameIn<K extends keyof typeof trackedNames> = (typeof trackedNames)[K][number]

/** What `self.plazaGlobals` answers for a build: its functions, which count what it has started. */
export type TrackedGlobals = Pick<typeof globalThis, NameIn<'window'>> & {
  document: Pick<Document, NameIn<'document'>>
}

declare global {
  /** By the unique name of a build; set by the host before it loads a remote. */
  var plazaGlobals: ((uniqueName: string) => TrackedGlobals) | undefined
}

/** What a release can start that outlives its pages. */
export const resourceKinds = ['timer', 'listener', 'observer', 'connection', 'element'] as const
export type ResourceKind = (typeof resourceKinds)[number]
/** Numbers of resources by kind, without zeros. */
export type ResourceCounts = Readonly<Partial<Record<ResourceKind, number>>>
