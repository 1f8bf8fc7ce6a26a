interface Point {
  x: number
  y: number
}

const round = (n: number) => Math.round(n * 10) / 10

/** SVG path data of a smooth line through points (Catmull-Rom as Bézier curves). */
export function lineThrough(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? first
  const bends = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const one = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 }
    const two = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 }
    return `C${[one.x, one.y, two.x, two.y, end.x, end.y].map(round).join(' ')}`
  })
  return `M${round(first.x)} ${round(first.y)}${bends.join('')}`
}
