import { useEffect, useRef, useState } from 'react'
import { Input } from '#platform/web/ui/field.tsx'
import { SearchIcon } from '#platform/web/ui/icon.tsx'

/** The pause after which somebody is taken to have finished the word. */
const pause = 250

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void; className?: string }

/** What is typed is searched for when the typing pauses; clearing from elsewhere clears it here. */
export function SearchBox({ label, value, onSearch, className = '' }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  // A page that draws itself anew must not put the search off.
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => search.current(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text, value])
  return (
    <span className={`relative block min-w-0 flex-1 ${className}`}>
      <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted" />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={120}
        onChange={(event) => setText(event.currentTarget.value)}
        className="pl-9"
      />
    </span>
  )
}
