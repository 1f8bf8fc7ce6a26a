/** Path of a route as the shapes that it can take: `/a/:id?` is `/a` and `/a/:`. */
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

/** Whether there is an address that both paths match. */
export const meet = (one: string, other: string): boolean =>
  shapesOf(one).some((a) => shapesOf(other).some((b) => shapesMeet(a, b)))

/** Whether nothing says which of the two an address is. */
export const same = (one: string, other: string): boolean =>
  shapesOf(one).some((a) => shapesOf(other).some((b) => a.join('/') === b.join('/')))
