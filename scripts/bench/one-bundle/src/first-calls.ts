import type { Configurations } from '../../../../shared/src/api'

/** What the app asks before anything else, while the rest of its script still begins. Plaza's HTML brings it. */
export const configured = fetch('/api/v3/consumer/configurations', { headers: { authorization: 'guest' } })
  .then((answer) => answer.json())
  .then(({ data }): Configurations => data)
