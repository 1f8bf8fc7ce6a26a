/** The part of jsdom that we use; it has no types. */
declare module 'jsdom' {
  export type DOMWindow = Window & typeof globalThis & { close(): void }
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: { message: string; type: string; cause?: unknown }) => unknown): this
  }
  interface Options {
    url: string
    runScripts: 'dangerously'
    pretendToBeVisual?: boolean
    virtualConsole?: VirtualConsole
    resources?: { interceptors: unknown[] }
    beforeParse?(window: DOMWindow): void
  }
  export class JSDOM {
    constructor(html: string, options: Options)
    readonly window: DOMWindow
  }
  export function requestInterceptor(answer: (request: { url: string }) => Promise<Response>): unknown
}
