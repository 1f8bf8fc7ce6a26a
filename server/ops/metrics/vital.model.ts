import { defineTexts } from '@plaza/shared/text'
import { duration } from '../parts/format'
import type { Tone } from '../parts/tag'

const t = defineTexts({
  LCP: { en: 'Largest paint', zh: '最大内容绘制' },
  INP: { en: 'Reaction to input', zh: '交互响应' },
  CLS: { en: 'Layout shift', zh: '布局偏移' },
  FCP: { en: 'First paint', zh: '首次绘制' },
  TTFB: { en: 'First byte', zh: '首字节' },
  good: { en: 'Good', zh: '良好' },
  watch: { en: 'Needs work', zh: '待改进' },
  bad: { en: 'Poor', zh: '较差' },
})

const ms = (value: number) => duration(Math.round(value))
const score = (value: number) => value.toFixed(value < 0.01 && value > 0 ? 3 : 2)

/** Public thresholds of web vitals: good up to the first, poor above the second. */
export const vitals = [
  { name: 'LCP', good: 2500, poor: 4000, say: ms },
  { name: 'INP', good: 200, poor: 500, say: ms },
  { name: 'CLS', good: 0.1, poor: 0.25, say: score },
  { name: 'FCP', good: 1800, poor: 3000, say: ms },
  { name: 'TTFB', good: 800, poor: 1800, say: ms },
] as const
export type Vital = (typeof vitals)[number]

export const vitalName = ({ name }: Vital): string => t[name]()

type Rating = Extract<Tone, 'good' | 'watch' | 'bad'>
interface Limits {
  good: number
  poor: number
}
export const ratingOf = ({ good, poor }: Limits, p75: number): Rating =>
  p75 <= good ? 'good' : p75 <= poor ? 'watch' : 'bad'
export const ratingName = (rating: Rating): string => t[rating]()

/** Position from 0 to 100 on a scale whose thirds are good, needs improvement and poor. */
export function placeOn({ good, poor }: Limits, p75: number): number {
  const third = 100 / 3
  if (p75 <= good) return (p75 / good) * third
  if (p75 <= poor) return third + ((p75 - good) / (poor - good)) * third
  return Math.min(99, 2 * third + ((p75 - poor) / poor) * third)
}
