const [GMAIL, PROTON] = ['gmail.com', 'proton.me'];

/** Providers with several domains for one mailbox: the characters that each ignores, and its main domain. */
const DOMAIN_ALIASES = new Map([
  ...['gmail.com', 'googlemail.com'].map((domain) => [domain, { box: GMAIL, unread: /\./g }] as const),
  ...['proton.me', 'protonmail.com', 'pm.me'].map((domain) => [domain, { box: PROTON, unread: /[._-]/g }] as const),
]);

/** Domains of public mail providers. */
const PUBLIC_PROVIDERS = new Set([
  ...DOMAIN_ALIASES.keys(),
  ...`aol.com hotmail.com icloud.com live.com live.in mac.com me.com msn.com outlook.com outlook.in rediff.com
    rediffmail.com rocketmail.com yahoo.co.in yahoo.com yahoo.in ymail.com zoho.com zohomail.com zohomail.in`.split(
    /\s+/,
  ),
]);

/** The mailbox of an address: without the part after a plus, and without characters that its provider ignores. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const [box = ''] = local.split('+', 1);
  const alike = DOMAIN_ALIASES.get(domain);
  return alike ? `${box.replaceAll(alike.unread, '')}@${alike.box}` : `${box}@${domain}`;
}

/** The domain of an address if one person may receive all its mails; undefined for a public provider. */
export function ownDomainOf(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return PUBLIC_PROVIDERS.has(domain) ? undefined : domain;
}
