/** 32 random hexadecimal digits. `crypto.randomUUID` is missing on pages that came over plain http. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
