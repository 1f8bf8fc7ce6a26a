import type { RealNameRefusal } from '@plaza/shared/api'

interface IdentityClaim {
  name: string
  /** Identity number, checked for form and check digit. */
  card: string
  /** JPEG of the face; undefined for a check by name and number. */
  face: Buffer | undefined
}

/** Compares a name and an identity number, or a face, with the record of an authority. */
export interface RealNameAdapter {
  /** Why it is refused; null: it is this person. Refuses if the authority does not answer. */
  check(claim: IdentityClaim): Promise<RealNameRefusal | null>
}
