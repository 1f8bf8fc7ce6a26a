/** Entries of a section of the lock file by key; the text before the first one is dropped. */
function blocksOf(section = ''): Map<string, string> {
  const blocks = section.split(/^(?= {2}\S)/m).filter((block) => /^ {2}\S/.test(block))
  return new Map(
    blocks.map((block) => [(/^ {2}(.+?):(?: \{\})?$/m.exec(block)?.[1] ?? '').replace(/^'|'$/g, ''), block]),
  )
}

/** Snapshot keys of an entry's dependencies. */
const dependenciesOf = (block: string, indent: number) =>
  [...block.matchAll(new RegExp(`^ {${indent}}'?(@?[^':\\s]+)'?: '?([^'\\s]+)'?$`, 'gm'))].map(
    ([, name = '', version = '']) => (/^(?:@[^/]+\/)?[^/@(]+@/.test(version) ? version : `${name}@${version}`),
  )

/** An importer writes a dependency in three lines, a snapshot in one. */
const asSnapshot = (importer: string) =>
  importer.replace(/^ {6}(\S+):\n {8}specifier: .+\n {8}version: (.+)$/gm, '      $1: $2')

/**
 * The part of the lock file that matters for a package: settings, its and `shared`'s dependencies, and all transitive
 * ones. Other packages' dependencies do not change it.
 */
export function lockFor(name: string, lock: string): string {
  const [head, importers, packages, snapshots] = lock.split(/^(?:importers|packages|snapshots):\n/m)
  const importerBlocks = [...blocksOf(importers)]
    .filter(([key]) => [name, 'shared'].includes(key))
    .map(([, block]) => block)
  const [allPackages, allSnapshots] = [blocksOf(packages), blocksOf(snapshots)]
  const snapshotBlocks = new Map<string, string>()
  const queue = importerBlocks.flatMap((block) => dependenciesOf(asSnapshot(block), 6))
  for (let key = queue.pop(); key; key = queue.pop()) {
    const block = allSnapshots.get(key)
    if (!block || snapshotBlocks.has(key)) continue
    snapshotBlocks.set(key, block)
    queue.push(...dependenciesOf(block, 6))
  }
  const plain = (key: string) => key.replace(/\(.*$/, '')
  const resolved = [...new Set([...snapshotBlocks.keys()].map(plain))].sort().map((key) => allPackages.get(key) ?? '')
  return [
    head,
    ...importerBlocks,
    ...resolved,
    ...[...snapshotBlocks.keys()].sort().map((key) => snapshotBlocks.get(key)),
  ].join('\n')
}
