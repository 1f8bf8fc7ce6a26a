export const hostOwned: readonly string[]
export const hostOwnedCode: readonly string[]
export const hostAlone: readonly string[]
