/** What every answer of the API looks like (product spec, section 7). */
export interface Envelope<T = unknown> {
  code: number
  msg: string
  data: T
}
