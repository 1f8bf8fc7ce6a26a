export function classMark(name: string): string
