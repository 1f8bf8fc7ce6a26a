import { createContext, useContext } from 'react'

interface BuilderContext {
  /** Name of a card, by its component. */
  nameOf(component: string): string
  /** Problems by card id. */
  problems: ReadonlyMap<string, readonly string[]>
  /** Addresses at which uploads are seen before they are public. */
  files: Readonly<Record<string, string>>
  addFile(address: string, seen: string): void
}

const Context = createContext<BuilderContext>({
  nameOf: (component) => component,
  problems: new Map(),
  files: {},
  addFile: () => undefined,
})

export const BuilderProvider = Context.Provider
export const useBuilder = (): BuilderContext => useContext(Context)
