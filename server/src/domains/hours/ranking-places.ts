/**
 * Places of a page's rows by what they are ranked by, from the place of the first one and the number of rows before it;
 * equal ones share a place.
 */
export const placesFrom = (amounts: readonly number[], firstPlace: number, before: number): number[] =>
  amounts.map((amount) => {
    const at = amounts.indexOf(amount)
    return at === 0 ? firstPlace : before + at + 1
  })
