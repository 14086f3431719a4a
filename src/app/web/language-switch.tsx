import { useLingui } from '@lingui/react/macro'
import { chooseLanguage, languages } from '#platform/web/language.ts'

/** Each language is written in itself: whoever looks for it must be able to read it. */
const names = { en: 'English', fr: 'Français' }

export function LanguageSwitch() {
  const { t, i18n } = useLingui()
  return (
    <fieldset className="flex gap-1" aria-label={t`Language`}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.locale === language}
          onClick={() => chooseLanguage(language)}
          className="h-8 cursor-pointer rounded-control px-2.5 font-medium text-muted hover:bg-sunken hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink pointer-coarse:h-11"
        >
          {names[language]}
        </button>
      ))}
    </fieldset>
  )
}
