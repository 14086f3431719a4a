/** Every failure leaves as {message, code}; what was unexpected is logged and told in general words only. */
import type { FastifyError, FastifyInstance } from 'fastify'
import { notFound, Problem, unavailable } from '#platform/problem.ts'
import { type Language, say } from '#platform/text.ts'
import { languageOf } from './language.ts'

const notUnderstood = say('The request was not understood.', 'La requête n’a pas été comprise.')
const ourFault = say(
  'Something went wrong on our side. It was logged and we will look at it.',
  'Une erreur est survenue de notre côté. Elle est enregistrée et nous allons l’examiner.',
)

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    const retryAfter = problem.details?.retryAfter ?? (problem.status === 503 ? 5 : undefined)
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    return reply.code(problem.status).send(bodyOf(problem, languageOf(request)))
  })
}

export const bodyOf = ({ text, code, details }: Problem, language: Language) => ({
  message: text[language],
  code,
  ...(details ? { details } : {}),
})

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
