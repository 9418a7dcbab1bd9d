/**
 * The oldest browsers that the storefront runs in, by version. The build lowers scripts and styles to them, and
 * `tests/app/oldest-browsers.slow.test.ts` refuses features that one of them lacks. Chrome includes Android's WebView, `ios` is Safari.
 */
export const OLDEST_BROWSERS = { chrome: 100, firefox: 115, ios: 15.6 } as const;
