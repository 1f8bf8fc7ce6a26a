import { to } from '@plaza/shared/routes'

/** Path segment in place of a volunteer's id: the page that verifies, for whoever has a code. */
export const VERIFICATION = 'certificate'

/** Where anyone can verify a certificate; a number without its signature has still to be typed there. */
export const verificationOf = (code: string): string =>
  to('volunteer', { id: VERIFICATION }, code.includes('-') ? { proof: code } : {})
