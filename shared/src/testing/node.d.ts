/** Node types for the tests that render without a DOM; no other part of `shared` uses Node. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<T> {
    run<R>(store: T, act: () => R): R
    getStore(): T | undefined
  }
}
declare module 'node:process' {
  export const env: Record<string, string | undefined>
}
