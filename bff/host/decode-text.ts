const UTF8 = new TextDecoder();
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;

/**
 * Returns the text of a body, by the charset in its `Content-Type`. A byte order mark overrides the header, as in
 * browsers. The default is UTF-8, also for an unknown charset.
 */
export function decodeText(bytes: Uint8Array, contentType: string | undefined): string {
  const charset = markedCharsetOf(bytes) ?? CHARSET.exec(contentType ?? '')?.[1] ?? 'utf-8';
  return decoderOf(charset).decode(bytes);
}

function markedCharsetOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

function decoderOf(charset: string): TextDecoder {
  if (/^utf-?8$/i.test(charset)) return UTF8;
  try {
    return new TextDecoder(charset);
  } catch (error) {
    // A TextDecoder throws this for a charset that it does not know.
    if (error instanceof RangeError) return UTF8;
    throw error;
  }
}
