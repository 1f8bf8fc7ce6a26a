import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { openApiDocument } from '../transport/api-document/document'
import { newsroomCalls } from './api-document'

const document = openApiDocument('https://plaza.example', newsroomCalls()) as {
  paths: Record<string, unknown>
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> }
}

it('is part of an API document that a linter takes', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

it('says every call and every document', () => {
  const { paths, components } = document
  for (const call of ['create', 'change', 'publish', 'take-back', 'restore'])
    expect(paths[`/ops/api/newsroom/{kind}/${call}`]).toBeDefined()
  expect(components.schemas.NewsroomArticleDocument?.properties).toMatchObject({ title: { type: 'string' } })
})
