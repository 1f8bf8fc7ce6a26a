import { OVERRIDE_QUERY } from '@plaza/shared/remotes'

/** Value of the query `mf` that opens the diagnostics sheet. */
const WHY = 'why'

export const asksForDiagnostics = (search: string): boolean => new URLSearchParams(search).get(OVERRIDE_QUERY) === WHY
