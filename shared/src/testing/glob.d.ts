/** What vitest makes of a pattern of paths; nothing that is built uses it. */
interface ImportMeta {
  glob<Module>(pattern: string): Record<string, () => Promise<Module>>
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}
