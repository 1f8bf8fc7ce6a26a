import { to } from '@plaza/shared/routes'

/** The page that a signed code opens where another app scans it. In the browser alone. */
export const addressOfCode = (code: string): string =>
  new URL(to('scan-result', {}, { scanned: code }), location.origin).href
