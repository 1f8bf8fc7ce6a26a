/** The variants of a route's path: `/a/:id?` is `/a` and `/a/:`. */
function shapesOf(path: string): string[][] {
  let shapes: string[][] = [[]]
  for (const text of path.split('/').filter(Boolean)) {
    const optional = text.endsWith('?')
    const segment = text.startsWith(':') ? ':' : text.replace(/\?$/, '').toLowerCase()
    shapes = [...shapes.map((shape) => [...shape, segment]), ...(optional ? shapes : [])]
  }
  return shapes
}

const segmentsMeet = (one: string | undefined, other: string | undefined) =>
  one === other || one === ':' || other === ':'

function shapesMeet(one: readonly string[], other: readonly string[]): boolean {
  for (let index = 0; ; index++) {
    if (one[index] === '*' || other[index] === '*') return true
    if (index >= one.length || index >= other.length) return one.length === other.length
    if (!segmentsMeet(one[index], other[index])) return false
  }
}

/** Whether some address matches both paths. */
export const meet = (one: string, other: string): boolean =>
  shapesOf(one).some((a) => shapesOf(other).some((b) => shapesMeet(a, b)))

/** Whether the two paths match the same addresses, so that neither is more specific. */
export const same = (one: string, other: string): boolean =>
  shapesOf(one).some((a) => shapesOf(other).some((b) => a.join('/') === b.join('/')))
