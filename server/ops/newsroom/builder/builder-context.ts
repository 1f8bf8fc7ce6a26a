import { createContext, useContext } from 'react'

interface BuilderContext {
  /** Problems by card id. */
  problems: ReadonlyMap<string, readonly string[]>
  /** Addresses at which uploads are seen before they are public. */
  files: Readonly<Record<string, string>>
  addFile(address: string, seen: string): void
}

const Context = createContext<BuilderContext>({ problems: new Map(), files: {}, addFile: () => undefined })

export const BuilderProvider = Context.Provider
export const useBuilder = (): BuilderContext => useContext(Context)
