/** What a browser says of itself, in two words. It can lie; it serves to recognize one's own devices, not to trust them. */
export type Device = {
  readonly browser: string | undefined
  readonly system: string | undefined
  readonly phone: boolean
}

// The order counts: Edge and Opera also say Chrome, Chrome also says Safari, Android also says Linux.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const first = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1]

export function deviceIn(userAgent: string): Device {
  const system = first(systems, userAgent)
  return {
    browser: first(browsers, userAgent),
    system,
    phone: system === 'iPhone' || system === 'iPad' || system === 'Android',
  }
}
