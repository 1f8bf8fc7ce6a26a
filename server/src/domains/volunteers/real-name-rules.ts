import type { Executor } from '../../data/database'
import { readSettings } from '../config'

/** Code of the credit config that says whether a volunteer needs a proven name (product spec, section 3). */
const IS_REAL_NAME_OPEN = 10

export async function isRealNameRequired(db: Executor): Promise<boolean> {
  // A site without a credit config requires none.
  const config = await readSettings(db, 'credits').catch(() => null)
  return config?.credits.find(({ code }) => code === IS_REAL_NAME_OPEN)?.config_value === '1'
}
