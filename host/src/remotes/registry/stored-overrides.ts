import type { SignedText } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { visit } from '../../storage/device-store'
import { SignedSchema } from './stored-registry'

const KEY = 'overrides'
const Overrides = v.array(SignedSchema)

/** The signed overrides of this visit. */
export const storedOverrides = {
  read: (): readonly SignedText[] => visit.read(KEY, Overrides) ?? [],
  write: (overrides: readonly SignedText[]): unknown => visit.write(KEY, overrides),
  drop: (): void => visit.drop(KEY),
}
