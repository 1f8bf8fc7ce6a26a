import { mix } from '../colours'
import { TAU } from '../numbers'
import type { PersonLook, Point, Points, Stage } from '../types'

export const peopleBrushes = {
  /** A person standing, walking (`step` up to 1) or running (beyond); `h` is the height. Some are seen from behind. */
  person(
    { c, random }: Stage,
    x: number,
    base: number,
    h: number,
    {
      top = '#c8161d',
      legs = '#2c3440',
      skin = '#e6b795',
      hair = '#2a201c',
      step = random.between(-0.8, 0.8),
      arm = random.between(-1, 1),
      hat,
      skirt,
      lean = 0,
      shadow = 0.22,
      back = random() < 0.4,
    }: PersonLook = {},
  ) {
    const u = h / 8
    const runs = Math.abs(step) > 1
    const dark = mix(top, '#0d1018', 0.2)
    c.fillStyle = `rgba(10,15,25,${shadow})`
    c.beginPath()
    c.ellipse(x, base, u * 1.7, u * 0.32, 0, 0, TAU)
    c.fill()
    const limb = (points: Points, w: number, colour: string) => {
      c.strokeStyle = colour
      c.lineWidth = w
      c.beginPath()
      for (const [i, [px, py]] of points.entries()) i ? c.lineTo(px, py) : c.moveTo(px, py)
      c.stroke()
    }
    const dot = (px: number, py: number, r: number, colour: string, ry = r) => {
      c.fillStyle = colour
      c.beginPath()
      c.ellipse(px, py, r, ry, 0, 0, TAU)
      c.fill()
    }
    const hip = base - u * 3.75
    const shoulder = base - u * 6.15
    const hx = x + lean * u * 0.8
    const leg = (side: number) => {
      const swing = side * step * 0.8
      const knee: Point = [x + side * u * 0.34 + swing * u * 0.7, base - u * (runs && side * step > 0 ? 2.3 : 1.95)]
      const foot: Point =
        runs && side * step < 0
          ? [knee[0] - Math.sign(step) * u * 1.1, base - u * 1.3]
          : [knee[0] + swing * u * 0.3, base - u * 0.22]
      limb([[x + side * u * 0.36, hip], knee, foot], u * 0.78, side > 0 ? legs : mix(legs, '#000000', 0.18))
      dot(foot[0] + u * 0.12, foot[1] + u * 0.08, u * 0.46, '#e9e7e2', u * 0.24)
    }
    leg(-1)
    leg(1)
    const reach = (side: number) => {
      const raised = Math.abs(arm) > 2 && Math.sign(arm) === side
      const bend = runs ? 1 : Math.abs(arm) * 0.35
      const from: Point = [hx + side * u * 0.92, shoulder + u * 0.42]
      const elbow: Point = raised
        ? [from[0] + side * u * 1.0, from[1] - u * 0.5]
        : [from[0] + side * u * (0.42 + bend * 0.1), from[1] + u * 1.15]
      const hand: Point = raised
        ? [elbow[0] + side * u * 0.25, elbow[1] - u * 1.3]
        : [elbow[0] + side * u * 0.02 - side * bend * u * 0.75, elbow[1] + u * (1.1 - bend * 0.95)]
      limb([from, elbow, hand], u * 0.52, dark)
      dot(hand[0], hand[1] + u * 0.06, u * 0.27, skin)
    }
    reach(-1)
    if (skirt) {
      c.fillStyle = dark
      c.beginPath()
      c.moveTo(x - u * 0.8, hip - u * 0.8)
      c.lineTo(x + u * 0.8, hip - u * 0.8)
      c.quadraticCurveTo(x + u * 1.2, hip + u * 0.6, x + u * 1.25, hip + u * 1.6)
      c.quadraticCurveTo(x, hip + u * 1.9, x - u * 1.25, hip + u * 1.6)
      c.quadraticCurveTo(x - u * 1.2, hip + u * 0.6, x - u * 0.8, hip - u * 0.8)
      c.fill()
    }
    const cloth = c.createLinearGradient(hx - u, 0, hx + u, 0)
    cloth.addColorStop(0, mix(top, '#ffffff', 0.1))
    cloth.addColorStop(1, mix(top, '#0d1018', 0.16))
    c.fillStyle = cloth
    c.beginPath()
    c.moveTo(hx - u * 0.42, shoulder - u * 0.06)
    c.quadraticCurveTo(hx - u * 1.1, shoulder, hx - u * 1.14, shoulder + u * 0.62)
    c.quadraticCurveTo(x - u * 0.8, hip - u * 1.1, x - u * 0.86, hip + u * 0.34)
    c.quadraticCurveTo(x, hip + u * 0.5, x + u * 0.86, hip + u * 0.34)
    c.quadraticCurveTo(x + u * 0.8, hip - u * 1.1, hx + u * 1.14, shoulder + u * 0.62)
    c.quadraticCurveTo(hx + u * 1.1, shoulder, hx + u * 0.42, shoulder - u * 0.06)
    c.closePath()
    c.fill()
    reach(1)
    limb(
      [
        [hx, shoulder + u * 0.1],
        [hx, shoulder - u * 0.4],
      ],
      u * 0.5,
      mix(skin, '#7a3f2c', 0.22),
    )
    const head = shoulder - u * 0.98
    dot(hx, head, u * 0.7, skin, u * 0.82)
    c.fillStyle = hair
    c.beginPath()
    if (back) c.ellipse(hx, head - u * 0.12, u * 0.76, u * 0.8, 0, 0, TAU)
    else {
      c.ellipse(hx, head - u * 0.2, u * 0.76, u * 0.72, 0, Math.PI * 0.98, TAU * 1.01)
      c.quadraticCurveTo(hx + u * 0.3, head - u * 0.42, hx - u * 0.1, head - u * 0.34)
      c.quadraticCurveTo(hx - u * 0.5, head - u * 0.3, hx - u * 0.76, head - u * 0.1)
    }
    c.fill()
    if (skirt) {
      c.fillStyle = hair
      c.beginPath()
      c.ellipse(hx, head + u * 0.1, u * 0.82, u * 0.95, 0, Math.PI * 0.85, TAU * 1.07)
      c.ellipse(hx, head + u * 0.12, u * 0.56, u * 0.7, 0, TAU * 1.07, Math.PI * 0.85, true)
      c.fill()
    }
    if (!back && h > 90)
      for (const side of [-1, 1]) {
        dot(hx + side * u * 0.25, head + u * 0.08, u * 0.065, '#33241e', u * 0.085)
        dot(hx + side * u * 0.4, head + u * 0.32, u * 0.15, 'rgba(226,96,80,.28)', u * 0.1)
      }
    if (!hat) return
    c.fillStyle = hat
    c.beginPath()
    c.ellipse(hx, head - u * 0.32, u * 0.8, u * 0.66, 0, Math.PI, TAU)
    c.fill()
    dot(hx, head - u * 0.32, u * 1.12, mix(hat, '#000000', 0.12), u * 0.17)
  },
}
