import type { Configurations } from '../../../../shared/src/api'

/** The app's first request, sent while the rest of its script still starts. Plaza's HTML contains the answer. */
export const configured = fetch('/api/v3/consumer/configurations', { headers: { authorization: 'guest' } })
  .then((answer) => answer.json())
  .then(({ data }): Configurations => data)
