import { bringTexts } from '#platform/web/language.ts'

bringTexts({ en: () => import('../locales/en.po'), fr: () => import('../locales/fr.po') })
