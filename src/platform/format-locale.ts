/** Which rules Intl uses for a language of Quai: English texts write dates and times the European way (17 November 2026, 14:36). */
export function formatLocale(language: string): string {
  return language === 'fr' ? 'fr-FR' : 'en-GB'
}
