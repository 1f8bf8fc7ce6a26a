import * as v from 'valibot'
import { local } from '../../storage/device-store'

const KEY = 'rate'
const Rate = v.pipe(v.number(), v.minValue(0.5), v.maxValue(3))

/** The speed that the listener chose last, on this device. */
export const readChosenRate = (): number => local.read(KEY, Rate) ?? 1
export const keepChosenRate = (rate: number): void => void local.write(KEY, rate)
