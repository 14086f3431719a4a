import { useLingui } from '@lingui/react/macro'
import { chooseTheme, type Theme, useTheme } from '#platform/web/theme.ts'
import { IconButton } from '#platform/web/ui/button.tsx'

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

/** A disc: empty by day, full by night, half when the system decides. One press goes to the next. */
const discs: Record<Theme, React.ReactNode> = {
  light: null,
  dark: <circle cx="8" cy="8" r="5.5" fill="currentColor" />,
  system: <path d="M8 2.500a5.500 5.500 0 0 0 0 11z" fill="currentColor" />,
}

export function ThemeToggle() {
  const { t } = useLingui()
  const theme = useTheme()
  const label = { system: t`Theme: as the system`, light: t`Theme: light`, dark: t`Theme: dark` }[theme]
  return (
    <IconButton label={label} title={label} onClick={() => chooseTheme(next[theme])}>
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <circle cx="8" cy="8" r="5.5" />
        {discs[theme]}
      </svg>
    </IconButton>
  )
}
