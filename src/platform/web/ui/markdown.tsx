import { lazy, Suspense } from 'react'
import { SkeletonText } from './skeleton.tsx'

/** Loaded when a text is on the page: parser and sanitizer weigh more than most screens. */
const MarkdownContent = lazy(() => import('./markdown-content.tsx'))

export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<SkeletonText lines={Math.min(8, Math.ceil(text.length / 80))} />}>
      <MarkdownContent text={text} />
    </Suspense>
  )
}
