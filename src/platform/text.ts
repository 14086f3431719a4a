/**
 * A sentence in both languages, for shared and server files: they run unbuilt, where the macros of the web's catalogues
 * do not work, and a missing translation does not compile (docs/decisions/0009-languages.md).
 */
export type Language = 'en' | 'fr'
export type Text = Readonly<Record<Language, string>>

export const say = (en: string, fr: string): Text => ({ en, fr })
