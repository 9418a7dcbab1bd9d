const [GMAIL, PROTON] = ['gmail.com', 'proton.me'];

/** Providers that deliver a name by several domains, and what they leave out of it: to which domain they come together. */
const DOMAIN_ALIASES = new Map([
  ...['gmail.com', 'googlemail.com'].map((domain) => [domain, { box: GMAIL, unread: /\./g }] as const),
  ...['proton.me', 'protonmail.com', 'pm.me'].map((domain) => [domain, { box: PROTON, unread: /[._-]/g }] as const),
]);

/** Domains at which very many people have a mailbox each. */
const PUBLIC_PROVIDERS = new Set([
  ...DOMAIN_ALIASES.keys(),
  ...`aol.com hotmail.com icloud.com live.com live.in mac.com me.com msn.com outlook.com outlook.in rediff.com
    rediffmail.com rocketmail.com yahoo.co.in yahoo.com yahoo.in ymail.com zoho.com zohomail.com zohomail.in`.split(
    /\s+/,
  ),
]);

/** The mailbox behind an address: without what follows a plus, and without signs that its provider doesn't read. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const [box = ''] = local.split('+', 1);
  const alike = DOMAIN_ALIASES.get(domain);
  return alike ? `${box.replaceAll(alike.unread, '')}@${alike.box}` : `${box}@${domain}`;
}

/** The domain of an address where all its names may lead to one person; undefined for a great provider's. */
export function ownDomainOf(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return PUBLIC_PROVIDERS.has(domain) ? undefined : domain;
}
