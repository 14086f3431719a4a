/** The language of an answer: what the person chose, else the first of their browser's languages that we speak. */
import type { FastifyRequest } from 'fastify'
import type { Language } from '#platform/text.ts'

export function languageOf(request: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = request.cookies?.['quai.lang']
  if (chosen === 'en' || chosen === 'fr') return chosen
  const asked = (request.headers['accept-language'] ?? '').split(',').map((entry) => {
    const [tag = '', quality] = entry.trim().split(';q=')
    return { tag: tag.toLowerCase(), quality: Number(quality ?? 1) }
  })
  const spoken = asked.filter(({ tag }) => /^(en|fr)\b/.test(tag)).sort((a, b) => b.quality - a.quality)
  return spoken[0]?.tag.startsWith('fr') ? 'fr' : 'en'
}
