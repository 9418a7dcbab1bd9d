/** Browsers by their mark in `User-Agent`. Many browsers also name others, so the first match counts. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];
/** Systems by their mark: Android also names Linux. */
const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
/** The most characters of a `User-Agent` that are searched. */
const MAX_CHARACTERS = 400;

/**
 * Returns a coarse name of a browser's device, for its owner to recognise: `Chrome on Android`. Versions and models
 * are left out. Undefined if the `User-Agent` is not a browser's.
 */
export function deviceNameOf(userAgent: string | undefined): string | undefined {
  const text = (userAgent ?? '').slice(0, MAX_CHARACTERS);
  const nameIn = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(text))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : undefined;
}
