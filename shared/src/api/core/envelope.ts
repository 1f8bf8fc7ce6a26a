/** Shape of every API answer (product spec, section 7). */
export interface Envelope<T = unknown> {
  code: number
  msg: string
  data: T
}
