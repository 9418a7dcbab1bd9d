/** The schemes of addresses that open an app; http only on the app's own machine. */
const APP_ADDRESS = /^(https:\/\/|http:\/\/(127\.0\.0\.1|\[::1\]|localhost)[:/]|[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:\/)/;

/**
 * Whether a text is an address that opens an app: https, http on the app's own machine, or an app's scheme. The scheme
 * is named after the owner's domain (RFC 8252). No other site's page has such an address.
 */
export function isAppAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && APP_ADDRESS.test(text) && !/[#\s]/.test(text) && url.username === '' && url.password === '';
}
