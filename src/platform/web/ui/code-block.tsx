// Code to read and to take along: chosen lines stand out, and copying takes the code without what only explains it.
import { Tabs } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { CopyButton } from './copy-button.tsx'

export type Code = {
  readonly code: string
  /** 'yaml' sets keys apart; 'shell' sets output apart from commands, which start with "$ " */
  readonly syntax?: 'plain' | 'yaml' | 'shell'
  /** lines that stand out, counted from 1 */
  readonly highlight?: readonly number[]
}

export type CodeVariant = Code & { readonly id: string; readonly label: string }

/** Copy takes the commands of a shell session, never the prompt or the output. */
export function copied({ code, syntax }: Code): string {
  if (syntax !== 'shell') return code
  const lines = code.split('\n')
  const commands = lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2))
  return commands.length > 0 ? commands.join('\n') : code
}

export function CodeBlock({ label, ...code }: Code & { label?: string }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex h-11 items-center justify-between gap-4 border-line border-b pr-2 pl-4">
        <span className="truncate font-medium text-13 text-muted">{label}</span>
        <CopyButton text={copied(code)} />
      </div>
      <Lines {...code} />
    </div>
  )
}

/** The same thing in several languages, one at a time. */
export function CodeTabs({ label, variants }: { label: string; variants: readonly CodeVariant[] }) {
  const [chosen, setChosen] = useState(variants[0]?.id ?? '')
  const shown = variants.find(({ id }) => id === chosen)
  return (
    <Tabs.Root
      value={chosen}
      onValueChange={setChosen}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="flex items-center justify-between gap-4 border-line border-b pr-2 pl-4">
        <Tabs.List aria-label={label} className="-mb-px flex h-11 min-w-0 gap-5 overflow-x-auto">
          {variants.map((variant) => (
            <Tabs.Trigger
              key={variant.id}
              value={variant.id}
              className={classNames(
                'cursor-pointer whitespace-nowrap border-transparent border-b-2 px-0.5 pt-0.5 font-medium text-muted -outline-offset-2',
                'transition-colors duration-120 hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink',
              )}
            >
              {variant.label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {shown && <CopyButton key={chosen} text={copied(shown)} />}
      </div>
      {variants.map((variant) => (
        <Tabs.Content key={variant.id} value={variant.id} className="-outline-offset-2">
          <Lines {...variant} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

function Lines({ code, syntax = 'plain', highlight = [] }: Code) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
    <pre tabIndex={0} className="overflow-x-auto py-3 -outline-offset-2">
      <code className="block w-max min-w-full font-mono text-13/5 [word-spacing:0]">
        {code.split('\n').map((line, place) => {
          const marked = highlight.includes(place + 1)
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
              key={place}
              className={classNames(
                'block min-h-5 px-4',
                marked && 'bg-primary-soft shadow-[inset_2px_0_0_var(--primary)]',
                marked && 'forced-colors:font-bold',
              )}
            >
              {syntax === 'yaml' ? yamlKeys(line) : syntax === 'shell' ? shellLine(line) : line}
            </span>
          )
        })}
      </code>
    </pre>
  )
}

function shellLine(line: string): ReactNode {
  if (!line.startsWith('$ ')) return <span className="text-muted">{line}</span>
  return (
    <>
      <span className="select-none text-subtle">$ </span>
      {line.slice(2)}
    </>
  )
}

function yamlKeys(line: string): ReactNode {
  if (line.trimStart().startsWith('#')) return <span className="text-muted">{line}</span>
  return line.split(/([\w./-]+:)(?=\s|$)/).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line are their place
      <span key={place} className="text-primary">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
