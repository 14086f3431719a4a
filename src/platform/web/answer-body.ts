/** What a body means when it is not the JSON that was hoped for (specification, section 7). */

export type Answer = {
  readonly value: unknown
  /** false when the value stands in for a body that was empty or no JSON */
  readonly isJson: boolean
}

export function parseJson(text: string): Answer {
  try {
    return { value: JSON.parse(text), isJson: true }
  } catch {
    return { value: undefined, isJson: false }
  }
}

export function answerIn(text: string, address: string): Answer {
  if (text.trim() === '') return { value: {}, isJson: false }
  const answer = parseJson(text)
  if (answer.isJson) return answer
  const [path = ''] = address.split('?')
  return { value: path.includes('users') || path.includes('clusters') ? [] : {}, isJson: false }
}
