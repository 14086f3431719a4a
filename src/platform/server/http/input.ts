/** The parts of a request that an endpoint declares, checked. Unknown properties are refused by the schemas themselves. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Endpoint } from '#platform/endpoint.ts'
import { invalid, type Problem } from '#platform/problem.ts'
import { withoutToken } from './forgery.ts'

export function inputOf(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  return {
    ...part('params', endpoint.params, request.params),
    ...part('query', endpoint.query, request.query),
    ...part('body', endpoint.body, withoutToken(request.body)),
  }
}

function part(where: string, schema: z.ZodMiniType | undefined, value: unknown): Record<string, unknown> {
  if (!schema) return {}
  const result = z.safeParse(schema, value ?? {})
  if (result.success) return { [where]: result.data }
  throw wrong(where, result.error.issues)
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** The sentence is general, each field's own message is in the details: the form shows it where it belongs. */
function wrong(where: string, issues: readonly Issue[]): Problem {
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.') || where, issue.message]))
  return invalid(undefined, { fields })
}
