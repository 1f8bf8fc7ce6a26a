/** Addresses at which uploads of the document can be seen before they are public. */
export interface EntryFormContext {
  files: Readonly<Record<string, string>>
}
