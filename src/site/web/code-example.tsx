/**
 * One cluster in three notations. The choice is a group of radio buttons and the rest is style: the prerendered page
 * answers before its script is there, and without any.
 */
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type Example, examples, mark } from './example-cluster.ts'

/** Comes once the page is alive: without a script it could not copy anyway. */
const CopyButton = lazy(async () => ({ default: (await import('#platform/web/ui/copy-button.tsx')).CopyButton }))

const chosen = {
  'cluster-api': 'group-has-[[value=cluster-api]:checked]:block',
  terraform: 'group-has-[[value=terraform]:checked]:block',
  curl: 'group-has-[[value=curl]:checked]:block',
}

/** The key of a line, before its colon or its equals sign, carries the colour. */
const keys = /("?[\w-]+"?(?=:(?:\s|$)|\s+=\s))/

function Line({ text }: { text: string }) {
  const marked = text.startsWith(mark)
  const parts = text.slice(marked ? 1 : 0).split(keys)
  return (
    <span
      className={`block min-h-5 border-l-3 px-4 ${marked ? 'border-primary bg-primary-soft' : 'border-transparent'}`}
    >
      {parts.map((part, place) => {
        const key = `${place}${part}`
        return place % 2 === 1 ? (
          <span key={key} className="text-primary">
            {part}
          </span>
        ) : (
          part
        )
      })}
    </span>
  )
}

function Listing({ example }: { example: Example }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`hidden min-h-[412px] overflow-x-auto py-4 font-mono text-13 leading-5 [word-spacing:0] focus-visible:-outline-offset-2 ${chosen[example.id]}`}
    >
      <code className="block w-max min-w-full">
        {example.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed text never move
          <Line key={place} text={line} />
        ))}
      </code>
    </pre>
  )
}

function Choice({ example, first }: { example: Example; first: boolean }) {
  return (
    <label className="flex cursor-pointer items-center font-medium text-muted hover:text-ink has-checked:text-ink has-checked:shadow-[inset_0_-2px_0_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2">
      <input type="radio" name="written-as" value={example.id} defaultChecked={first} className="sr-only" />
      {example.name}
    </label>
  )
}

export function CodeExample() {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <div className="group relative overflow-hidden rounded-card border border-line bg-surface max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      <fieldset className="flex h-11 items-stretch gap-5 border-line border-b px-4">
        <legend className="sr-only">
          <Trans>Written as</Trans>
        </legend>
        {examples.map((example, place) => (
          <Choice key={example.id} example={example} first={place === 0} />
        ))}
      </fieldset>
      {alive && (
        <div className="absolute top-2 right-2">
          <Suspense>
            {examples.map((example) => (
              <div key={example.id} className={`hidden ${chosen[example.id]}`}>
                <CopyButton text={example.lines.map((line) => line.replace(mark, '')).join('\n')} />
              </div>
            ))}
          </Suspense>
        </div>
      )}
      {examples.map((example) => (
        <Listing key={example.id} example={example} />
      ))}
    </div>
  )
}
