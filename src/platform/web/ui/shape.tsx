/** The five signal shapes. They carry the meaning; colour only repeats it, so they always stand beside a word. */
export type ShapeKind = 'ok' | 'fail' | 'warn' | 'run' | 'off'

const paths: Record<ShapeKind, React.ReactNode> = {
  ok: <path d="M6 1 11.5 11H.5z" fill="currentColor" />,
  fail: <rect x="1" y="1" width="10" height="10" fill="currentColor" />,
  warn: <path d="M1.5 1.5l9 9M10.5 1.5l-9 9" stroke="currentColor" strokeWidth="2.4" />,
  run: <circle cx="6" cy="6" r="4.6" stroke="currentColor" strokeWidth="2" strokeDasharray="22 7" />,
  off: <circle cx="6" cy="6" r="4.6" stroke="currentColor" strokeWidth="2" />,
}

export function Shape({ kind, size = 12, still = false }: { kind: ShapeKind; size?: number; still?: boolean }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
      className={kind === 'run' && !still ? 'flex-none animate-spin motion-reduce:animate-none' : 'flex-none'}
    >
      {paths[kind]}
    </svg>
  )
}
