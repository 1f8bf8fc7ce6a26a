/**
 * What our code and its packages call and the oldest browsers that we build for (Chrome 80, Safari 14) do not have. It
 * stands before everything else, for the remotes too.
 */
function addWhereMissing(holder: object, name: string, value: unknown): void {
  if (!(name in holder)) Object.defineProperty(holder, name, { value, writable: true, configurable: true })
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0
  return this[whole < 0 ? this.length + whole : whole]
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
