/** Vitest's `import.meta.glob`; used only in tests. */
interface ImportMeta {
  glob<Module>(pattern: string): Record<string, () => Promise<Module>>
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}
