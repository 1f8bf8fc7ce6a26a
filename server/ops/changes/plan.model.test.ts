import { describe, expect, it } from 'vitest'
import { firstPlan, planInput, planProblem } from './plan.model'

it('the first plan goes from 1 to 100 %', () => {
  expect(planInput(firstPlan).steps.map(({ percent }) => percent)).toEqual([1, 10, 50, 100])
  expect(planProblem(firstPlan)).toBeUndefined()
})

describe('shares', () => {
  it.each(['5 %, 25 %; 100', '5，25、100', '5 25 100'])('are read from %s', (shares) => {
    expect(planInput({ ...firstPlan, shares }).steps.map(({ percent }) => percent)).toEqual([5, 25, 100])
  })

  it.each(['', '100', '10, 5', '10, 10', '0, 100', '10, 120', '10, all'])('are refused: %j', (shares) => {
    expect(planProblem({ ...firstPlan, shares })).toBeDefined()
  })
})
