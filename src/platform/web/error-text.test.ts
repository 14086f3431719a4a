import { describe, expect, test } from 'vitest'
import { errorText } from './error-text.ts'
import { failure } from './send-error.ts'

const failed = (text: string, statusText = 'Bad Request') => ({ status: 400, statusText, text })

describe('section 8: "error text from …"', () => {
  test('"JSON field message"', () => {
    expect(errorText(failed('{"message":"Too small.","error":"no"}'))).toBe('Too small.')
  })

  test('"else field error"', () => {
    expect(errorText(failed('{"error":"no"}'))).toBe('no')
    expect(errorText(failed('{"message":"","error":"no"}'))).toBe('no')
  })

  test('"(stringified if not a string)"', () => {
    expect(errorText(failed('{"error":{"field":"size"}}'))).toBe('{"field":"size"}')
    expect(errorText(failed('{"error":["a"]}'))).toBe('["a"]')
    expect(errorText(failed('{"error":false}'))).toBe('false')
  })

  test('"else raw body text"', () => {
    expect(errorText(failed('upstream timed out'))).toBe('upstream timed out')
    expect(errorText(failed('{"reason":"x"}'))).toBe('{"reason":"x"}')
    expect(errorText(failed('["x"]'))).toBe('["x"]')
    expect(errorText(failed('{"error":null}'))).toBe('{"error":null}')
  })

  test('"else status text"', () => {
    expect(errorText(failed(''))).toBe('Bad Request')
    expect(errorText(failed(' \n'))).toBe('Bad Request')
  })

  test('"else "HTTP Error" plus status"', () => {
    expect(errorText(failed('', ''))).toBe('HTTP Error 400')
  })

  test('"(the default fetcher uses "Error" plus status)"', () => {
    expect(errorText(failed('', ''), 'Error')).toBe('Error 400')
    expect(errorText(failed('{"message":"Too small."}', ''), 'Error')).toBe('Too small.')
  })
})

describe('the error keeps what the server says for programs', () => {
  test('code and details', () => {
    const error = failure(failed('{"message":"Taken.","code":"name_taken","details":{"field":"companyName"}}'))
    expect(error).toMatchObject({
      status: 400,
      code: 'name_taken',
      message: 'Taken.',
      details: { field: 'companyName' },
    })
  })

  test('a body without them gives a code from the status', () => {
    expect(failure(failed('<html>'))).toMatchObject({
      status: 400,
      code: 'http_400',
      message: '<html>',
      details: undefined,
    })
  })
})
