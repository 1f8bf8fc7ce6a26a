import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit'

it('refuses work beyond the limit, and accepts it afterwards', async () => {
  const limit = createConcurrencyLimit(2)
  let end = () => {}
  const over = new Promise<void>((done) => {
    end = done
  })
  const working = [limit(() => over), limit(() => over.then(() => Promise.reject(new Error('fails'))))]
  await expect(limit(async () => 'third')).rejects.toMatchObject({ code: 'busy' })
  end()
  expect((await Promise.allSettled(working)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  await expect(Promise.all([limit(async () => 1), limit(async () => 2)])).resolves.toEqual([1, 2])
})
