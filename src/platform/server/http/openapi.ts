/** Prints the OpenAPI 3.1 document from the endpoints themselves. */
import { z } from 'zod/mini'
import type { Endpoint } from '#platform/endpoint.ts'

type Schema = Record<string, unknown>

export function openApi(endpoints: readonly Endpoint[], version: string): Schema {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quai', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: { schemas: { Problem: problem }, securitySchemes: { session, token } },
  }
}

const session = { type: 'apiKey', in: 'cookie', name: '__Host-quai' }
const token = { type: 'http', scheme: 'bearer', description: 'An API token whose scopes hold x-permission' }
const problem = {
  type: 'object',
  required: ['message', 'code'],
  properties: { message: { type: 'string' }, code: { type: 'string' }, details: { type: 'object' } },
}
const failure = {
  description: 'A problem',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

function operation(endpoint: Endpoint): Schema {
  const { body, reply, permission } = endpoint
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...keyHeader(endpoint),
    ],
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }
      : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: jsonSchema(reply, 'output') } } },
      default: failure,
    },
    security: securityOf(endpoint),
    'x-permission': permission,
    'x-rate-class': endpoint.rate,
  }
}

function securityOf({ permission, confirmed }: Endpoint): Schema[] {
  if (permission === 'public') return []
  const isForPeople = permission === 'session' || permission === 'second-factor' || confirmed
  return isForPeople ? [{ session: [] }] : [{ session: [] }, { token: [] }]
}

function keyHeader({ idempotent }: Endpoint): Schema[] {
  return idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          schema: { type: 'string', minLength: 8, maxLength: 255 },
        },
      ]
    : []
}

function parameters(where: 'path' | 'query', schema: z.ZodMiniType | undefined): Schema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
