import { CommandError } from './command-error'

/** The value of an option as a whole number. */
export function wholeNumber(option: string, given: string): number {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1) throw new CommandError(`--${option} takes a whole number, not ${given}.`)
  return number
}
