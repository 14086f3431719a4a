/** Every failure leaves as {message, code}; what was unexpected is logged and told in general words only. */
import type { FastifyError, FastifyInstance } from 'fastify'
import { notFound, Problem, unavailable } from '#platform/problem.ts'
import { type Language, say, type Text } from '#platform/text.ts'
import { languageOf } from './language.ts'

const notUnderstood = say('The request was not understood.', 'La requête n’a pas été comprise.')
const ourFault = say(
  'Something went wrong on our side. It was logged and we will look at it.',
  'Une erreur est survenue de notre côté. Elle est enregistrée et nous allons l’examiner.',
)

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = problemOf(error)
    // What we refuse on purpose (too busy) is no error of ours, and a flood of it must not become a flood of lines.
    if (problem.status >= 500 && !(error instanceof Problem)) request.log.error({ err: error }, 'request failed')
    const retryAfter = problem.details?.retryAfter ?? (problem.status === 503 ? 5 : undefined)
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    return reply.code(problem.status).send(bodyOf(problem, languageOf(request)))
  })
}

export const bodyOf = ({ text, code, details }: Problem, language: Language) => ({
  message: text[language],
  code,
  ...(details ? { details: spoken(details, language) } : {}),
})

/** A field's own reason may be in both languages too. */
function spoken(details: Readonly<Record<string, unknown>>, language: Language): Record<string, unknown> {
  if (typeof details.fields !== 'object' || details.fields === null) return details
  const fields = Object.entries(details.fields).map(([name, reason]) => [
    name,
    isText(reason) ? reason[language] : reason,
  ])
  return { ...details, fields: Object.fromEntries(fields) }
}

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'en' in value && 'fr' in value

export const unknownEndpoint = () => notFound(say('This address does not exist.', 'Cette adresse n’existe pas.'))

function problemOf(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error
  const status = error.statusCode
  if (status !== undefined && status >= 400 && status < 500) {
    return new Problem(status, 'invalid_request', notUnderstood, { reason: error.message })
  }
  if (status === 503 || isLostConnection(error)) return unavailable()
  return new Problem(500, 'internal', ourFault)
}

/** PostgreSQL is restarting or out of connections: trying again helps, so say so. */
function isLostConnection(error: { readonly code?: string; readonly message: string }): boolean {
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|53300|08\w{3})$/.test(error.code ?? '') ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(error.message)
  )
}
