/**
 * What a new password owes: length and that it cannot be guessed. No rules of composition. The server decides with this,
 * the meter explains with it; the estimate and its dictionaries are loaded when the first password is judged.
 */
import { say, type Text } from '#platform/text.ts'

export const passwordLength = { least: 12, most: 128 } as const
/** 0 to 4; from 3 on, more than 10^8 guesses by somebody who knows how people choose. */
const leastScore = 3

export type PasswordVerdict = {
  /** 0 to 4, for the meter */
  readonly score: number
  /** why it is refused; undefined: it is good enough */
  readonly refusal: Text | undefined
}
export type PasswordJudge = (password: string, personalWords: readonly string[]) => PasswordVerdict

const reasons = {
  short: say(
    `Use at least ${passwordLength.least} characters. Four or five unrelated words are easy to remember.`,
    `Utilisez au moins ${passwordLength.least} caractères. Quatre ou cinq mots sans lien se retiennent bien.`,
  ),
  long: say(`Use at most ${passwordLength.most} characters.`, `Utilisez au plus ${passwordLength.most} caractères.`),
  personal: say(
    'This is mostly your name, your company, your address or “Quai”. Choose words that have nothing to do with you.',
    'Il est fait surtout de votre nom, de votre entreprise, de votre adresse ou de « Quai ». Choisissez des mots sans rapport avec vous.',
  ),
  repeated: say(
    'Repeated words and characters are easy to guess. Choose words that differ.',
    'Les mots et caractères répétés se devinent facilement. Choisissez des mots différents.',
  ),
  pattern: say(
    'Rows of keys, sequences and dates are easy to guess. Add unrelated words.',
    'Les suites de touches, les séries et les dates se devinent facilement. Ajoutez des mots sans lien.',
  ),
  guessable: say(
    'This is close to a password that many people use. Add one or two unrelated words.',
    'Il ressemble à un mot de passe très répandu. Ajoutez un ou deux mots sans lien.',
  ),
}

const productWords = ['quai', 'kubernetes', 'cluster', 'password', 'motdepasse']

let loading: Promise<PasswordJudge> | undefined
export function loadPasswordJudge(): Promise<PasswordJudge> {
  loading ??= createJudge().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function createJudge(): Promise<PasswordJudge> {
  const [{ ZxcvbnFactory }, common, en, fr] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const dictionary = { ...common.dictionary, ...en.dictionary, ...fr.dictionary }
  const estimator = new ZxcvbnFactory({
    dictionary,
    graphs: common.adjacencyGraphs,
    // a hundred, the usual number, lets a made-up password hold the process for a second
    l33tMaxSubstitutions: 10,
  })
  return (password, personalWords) => {
    if (password.length > passwordLength.most) return { score: 0, refusal: reasons.long }
    const words = wordsOf(personalWords)
    // The estimate takes time with the square of the length and runs in the api: what it judges is the beginning.
    const { score, sequence } = estimator.check(password.slice(0, mostJudged), words)
    const patterns = new Set<string>(sequence.map(({ pattern }) => pattern))
    if (password.length < passwordLength.least) return { score: Math.min(score, 1), refusal: reasons.short }
    if (isMostly(password, words)) return { score: Math.min(score, 1), refusal: reasons.personal }
    if (score >= leastScore) return { score, refusal: undefined }
    if (patterns.has('repeat')) return { score, refusal: reasons.repeated }
    const isPattern = ['spatial', 'sequence', 'date', 'regex'].some((pattern) => patterns.has(pattern))
    return { score, refusal: isPattern ? reasons.pattern : reasons.guessable }
  }
}

/** Whoever needs more than this to be hard to guess has a pattern, and a pattern shows in the beginning. */
const mostJudged = 48

function wordsOf(personal: readonly string[]): string[] {
  const parts = personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set([...productWords, ...parts].map((word) => word.toLowerCase()))].filter((word) => word.length >= 3)
}

/** What is left without the words that an attacker tries first must still be something. */
function isMostly(password: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
  return rest.length < password.length && rest.replace(/[^\p{L}\p{N}]/gu, '').length < 8
}
