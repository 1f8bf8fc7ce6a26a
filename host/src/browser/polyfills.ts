/**
 * Polyfills for the oldest supported browsers (Chrome 80, Safari 14), for our code, its packages and the remotes. Must
 * run before everything else.
 */
function addWhereMissing(holder: object, name: string, value: unknown): void {
  if (!(name in holder)) Object.defineProperty(holder, name, { value, writable: true, configurable: true })
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  const integer = Math.trunc(index) || 0
  return this[integer < 0 ? this.length + integer : integer]
}

export function addPolyfills(): void {
  for (const { prototype } of [Array, String, Object.getPrototypeOf(Uint8Array)]) addWhereMissing(prototype, 'at', at)
  addWhereMissing(
    Object,
    'hasOwn',
    (object: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(object, name) !== undefined,
  )
  addWhereMissing(String.prototype, 'replaceAll', function replaceAll(this: string, found: string | RegExp, by: never) {
    if (typeof found !== 'string') return this.replace(found, by)
    return this.replace(new RegExp(found.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g'), by)
  })
}
addPolyfills()
