/** Lines of a table with aligned columns; columns without values are dropped. */
export function table(heads: readonly string[], rows: readonly (readonly unknown[])[]): string[] {
  const kept = heads.map((_, column) => rows.some((row) => String(row[column] ?? '') !== ''))
  const all = [heads, ...rows].map((row) => row.map((cell) => String(cell ?? '')).filter((_, column) => kept[column]))
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
