/** A browser that clicks the first button that `choose` finds until it reaches `origin`; returns that address. */
export async function browse(
  address: string,
  origin: string,
  choose: (page: string) => string | undefined,
): Promise<string> {
  const cookies = new Map<string, string>();
  let [at, method] = [address, 'GET'];
  for (let step = 0; step < 8 && !at.startsWith(origin); step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { method, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const onward = response.headers.get('location');
    const next = onward ?? choose(await response.text());
    if (!next) return `${response.status}`;
    [at, method] = [new URL(next, at).href, onward ? 'GET' : 'POST'];
  }
  return at;
}

/** Clicks a person of the sample provider, or `nobody`. */
export const click = (who: string) => (page: string) =>
  [...page.matchAll(/action="([^"]+)"/g)].map(([, action]) => action).find((action) => action?.endsWith(who));
