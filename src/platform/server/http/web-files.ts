/**
 * The built web: immutable assets, prerendered public pages in two languages at one address, and the application
 * fallback for the rest. Everything was compressed at build time; pages are held in memory.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#platform/text.ts'
import { bodyOf, unknownEndpoint } from './errors.ts'
import { languageOf } from './language.ts'
import { pageAddresses } from './page-addresses.ts'
import { pagePolicy } from './security-headers.ts'

type PageFile = { readonly file: string; readonly scripts: readonly string[] }
type Manifest = {
  readonly pages: Readonly<Record<string, Readonly<Record<Language, PageFile>>>>
  readonly fallback: Readonly<Record<Language, PageFile>>
  readonly routes?: readonly string[]
}
type Page = { readonly policy: string; readonly plain: Buffer; readonly br: Buffer; readonly gzip: Buffer }

export async function registerWebFiles(app: FastifyInstance, folder: string, publicOrigin: string): Promise<void> {
  const root = resolve(folder)
  if (!existsSync(`${root}/pages.json`)) {
    app.setNotFoundHandler(async (request, reply) =>
      reply.code(404).send(bodyOf(unknownEndpoint(), languageOf(request))),
    )
    return
  }
  const manifest = JSON.parse(await readFile(`${root}/pages.json`, 'utf8')) as Manifest
  const load = async ({ file, scripts }: PageFile): Promise<Page> => ({
    policy: pagePolicy(scripts, publicOrigin),
    plain: await readFile(`${root}/${file}`),
    br: await readFile(`${root}/${file}.br`),
    gzip: await readFile(`${root}/${file}.gz`),
  })
  const both = async (files: Readonly<Record<Language, PageFile>>) => ({
    en: await load(files.en),
    fr: await load(files.fr),
  })
  const fallback = await both(manifest.fallback)
  const hasPage = pageAddresses(manifest.routes)
  for (const [path, files] of Object.entries(manifest.pages)) {
    const pages = await both(files)
    app.get(path, { logLevel: 'warn' }, (request, reply) => sendPage(request, reply, pages))
  }
  await app.register(fastifyStatic, {
    root: `${root}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  })
  app.setNotFoundHandler({}, (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|ws|assets)(\/|$)/.test(request.url)
    return isPage
      ? sendPage(request, reply.code(hasPage(request.url) ? 200 : 404), fallback)
      : reply.code(404).send(bodyOf(unknownEndpoint(), languageOf(request)))
  })
}

function sendPage(request: FastifyRequest, reply: FastifyReply, pages: Readonly<Record<Language, Page>>): FastifyReply {
  const page = pages[languageOf(request)]
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
    .send(encoding ? page[encoding] : page.plain)
}
