import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cutFonts } from '../../schema/codegen/fonts.ts';
import { PROMISES, SHOP } from '../../schema/shop.ts';

const root = join(import.meta.dirname, '../..');
const FLOORS = ['api', 'bff', 'schema', 'scripts', 'web', 'start.mjs', 'vite.config.ts', 'codegen.ts'];
/** Every text of the floors but the owner's own file. */
const texts = execFileSync('git', ['ls-files', '-z', ...FLOORS], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(ts|tsx|mjs|js|css|graphql|yaml|json|webmanifest|svg|html|sql)$/.test(path))
  .filter((path) => path !== 'schema/shop.ts')
  .flatMap((path) => {
    const text = textAt(path);
    return text === undefined ? [] : [{ path, text }];
  });

/** Undefined for a file that git still knows and somebody has just removed. */
function textAt(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The project's own name in small letters, as keys that no customer reads have it and that must stay when a shop is
 * named anew: what browsers have stored, channels between tabs, issuer and audience of tokens, key derivation.
 */
const KEYS = new Set([
  'rangbandh',
  'rangbandh-admin',
  'rangbandh-shop',
  'rangbandh-trial',
  'rangbandh-google',
  'rangbandh-visited',
  'rangbandh.',
  'rangbandh.accessToken',
  'rangbandh.visitorCart',
  'rangbandh.checkout',
  'rangbandh.google',
  'rangbandh.googleBegun',
  'rangbandh.draft',
  'rangbandh.hasBought',
  'rangbandh.keptChanges',
  'rangbandh.login',
  'rangbandh.shopper',
  'rangbandh.openPayment',
  'rangbandh.payWith',
  'rangbandh.payment',
  'rangbandh.promoCode',
  'rangbandh.pendingAction',
  'rangbandh.pendingDigits',
  'rangbandh.pendingEmail',
  'rangbandh.pin',
  'rangbandh.received',
  'rangbandh.refresh',
  'rangbandh.returnTo',
  'rangbandh.visitorWishlist',
]);

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const found = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`));
const digits = (text: string) => text.replaceAll(/\D/g, '');

/** A range or a number however it is spelt: `5-7`, `5–7`, `5 to 7`. */
const spelt = (figure: string | number) => String(figure).replace('-', '( to |[-–])');
const { freeShippingOver, damageHours, returnDays, ...ranges } = PROMISES;

describe("the shop's own facts", () => {
  it('[SHELL-5] stand in schema/shop.ts and nowhere else: the name, the ways to reach it, where it is', () => {
    const facts = [
      SHOP.nameInHindi,
      SHOP.tagline,
      SHOP.trade,
      SHOP.offer,
      SHOP.email,
      SHOP.sender,
      SHOP.phone.display,
      SHOP.phone.link,
      SHOP.chat,
      digits(SHOP.chat),
      digits(SHOP.phone.link),
      SHOP.hours,
      ...SHOP.address.slice(0, -1),
      ...SHOP.social.map(({ href }) => href),
    ];
    const spelled = new RegExp(
      facts
        .filter((fact) => fact !== '')
        .map(literal)
        .join('|'),
      'g',
    );
    expect(found(spelled)).toEqual([]);
    expect(texts.length).toBeGreaterThan(300);
  });

  it('are written in fonts that hold the letters of the name (else run node schema/codegen/fonts.ts)', async () => {
    const stale = (await cutFonts()).filter(({ file, font }) => !readFileSync(file).equals(font));
    expect(stale.map(({ file }) => file.pathname)).toEqual([]);
  });

  it('are written in a font of their own, which has few letters: names and words of others in Devanagari keep theirs', () => {
    const faces = readFileSync(join(root, 'web/ui/tokens.css'), 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
    const familyOf = (face: string) => /font-family: '([^']+)'/.exec(face)?.[1];
    const ofDevanagari = faces.filter((face) => /unicode-range:[^;]*U\+09/.test(face));
    expect(ofDevanagari.map(familyOf)).toEqual(['Eczar Wordmark']);
    const users = texts.filter(({ path, text }) => path.endsWith('.css') && text.includes("'Eczar Wordmark'"));
    expect(users.map(({ path }) => path)).toEqual(['web/app/Header.module.css', 'web/ui/tokens.css']);
  });

  it('[SHELL-5] leave the name to technical keys alone, and only to those that are listed', () => {
    const named = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/rangbandh(?:[.-]\w*)?/gi)].map(([key]) => ({ path, key })),
    );
    expect(named.filter(({ key }) => !KEYS.has(key))).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  it('[POLICY-1] are promised once: no page, mail or contract repeats a figure of the policies', () => {
    const days = [...new Set([...Object.values(ranges), returnDays])].map(spelt).join('|');
    const hours = [damageHours, SHOP.replyHours].map(spelt).join('|');
    const money = `(Rs\\.? ?|₹ ?)${freeShippingOver.toLocaleString('en-IN').replace(',', ',?')}(?!\\d)`;
    const promised = new RegExp(`\\b(${days}) (business |working )?days|\\b(${hours}) hours|${money}`, 'g');
    expect(found(promised)).toEqual([]);
    expect(`within ${PROMISES.cancelRefundDays.replace('-', ' to ')} business days`).toMatch(promised);
  });
});
