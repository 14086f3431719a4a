// Texts of people and of the catalogue: GitHub's Markdown without raw HTML, sanitized after parsing as a second lock.
import type { ComponentProps } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { CodeBlock } from './code-block.tsx'
import { ExternalLink, TextLink } from './link.tsx'

/** Inside our own addresses the router navigates; anything else opens apart and does not learn where it was opened from. */
function Anchor({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/') && !href.startsWith('//')) return <TextLink to={href}>{children}</TextLink>
  if (href.startsWith('#')) return <a href={href}>{children}</a>
  if (href === '') return <>{children}</>
  return <ExternalLink href={href}>{children}</ExternalLink>
}

function Code({ className, children }: ComponentProps<'code'>) {
  return <code className={className ?? 'rounded-tag bg-sunken px-1 py-px font-mono text-13'}>{children}</code>
}

/** A fenced block becomes our own code block, language and all. */
function Fence({ children }: ComponentProps<'pre'>) {
  const element = children as { props?: { className?: string; children?: unknown } } | undefined
  const text = String(element?.props?.children ?? '').replace(/\n$/, '')
  const language = /language-([\w-]+)/.exec(element?.props?.className ?? '')?.[1]
  const syntax = language === 'yaml' || language === 'yml' ? 'yaml' : language === 'console' ? 'shell' : 'plain'
  return <CodeBlock code={text} syntax={syntax} {...(language && { label: language })} />
}

/** The page owns h1 and h2: headings of a text start below them. */
const components: Components = {
  h1: ({ children }) => <h3 className="mt-6 text-18 first:mt-0">{children}</h3>,
  h2: ({ children }) => <h3 className="mt-6 text-18 first:mt-0">{children}</h3>,
  h3: ({ children }) => <h4 className="mt-4 font-semibold text-16">{children}</h4>,
  h4: ({ children }) => <h5 className="mt-4 font-semibold">{children}</h5>,
  ul: ({ children }) => <ul className="list-disc space-y-1 pl-5 marker:text-subtle">{children}</ul>,
  ol: ({ children }) => <ol className="list-decimal space-y-1 pl-5 marker:text-subtle">{children}</ol>,
  blockquote: ({ children }) => (
    <blockquote className="space-y-2 border-line-strong border-l-2 pl-4 text-muted">{children}</blockquote>
  ),
  table: ({ children }) => (
    <div className="overflow-x-auto">
      <table className="w-full [&_td]:border-line [&_td]:border-b [&_td]:px-2 [&_td]:py-2 [&_th]:border-line-strong [&_th]:border-b [&_th]:px-2 [&_th]:py-2 [&_th]:text-left [&_th]:font-medium [&_th]:text-12 [&_th]:text-muted">
        {children}
      </table>
    </div>
  ),
  a: Anchor,
  code: Code,
  pre: Fence,
  // a picture from elsewhere would tell its host who reads: only its words are shown
  img: ({ alt }) => <span className="text-muted">{alt}</span>,
}

export default function MarkdownContent({ text }: { text: string }) {
  return (
    <div className="max-w-[72ch] space-y-3 break-words">
      <ReactMarkdown skipHtml remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  )
}
