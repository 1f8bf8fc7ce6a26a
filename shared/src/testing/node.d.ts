/** What the tests of drawing without a DOM take from Node; nothing else of `shared` knows it. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<T> {
    run<R>(store: T, act: () => R): R
    getStore(): T | undefined
  }
}
declare module 'node:process' {
  export const env: Record<string, string | undefined>
}
