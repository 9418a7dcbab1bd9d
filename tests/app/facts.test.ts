import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cutFonts } from '../../schema/codegen/fonts.ts';
import { DEFAULT_SETTINGS, fillFigures } from '../../schema/settings.ts';
import { PROMISES, SHOP } from '../../schema/shop.ts';

/** The offer of the banner, with the percent of today. */
const OFFER_IN_FORCE = fillFigures(SHOP.offer, DEFAULT_SETTINGS);

const root = join(import.meta.dirname, '../..');
const LAYERS = ['api', 'bff', 'schema', 'scripts', 'web', 'start.mjs', 'vite.config.ts', 'codegen.ts'];
/** Every text of the layers except the owner's file. */
const texts = execFileSync('git', ['ls-files', '-z', ...LAYERS], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(ts|tsx|mjs|js|css|graphql|yaml|json|webmanifest|svg|html|sql)$/.test(path))
  .filter((path) => path !== 'schema/shop.ts')
  .flatMap((path) => {
    const text = textAt(path);
    return text === undefined ? [] : [{ path, text }];
  });

/** Undefined for a file that git still lists but that was just removed. */
function textAt(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const found = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`));
const digits = (text: string) => text.replaceAll(/\D/g, '');

/** A range or a number in any spelling: `5-7`, `5–7`, `5 to 7`. */
const spelt = (figure: string | number) => String(figure).replace('-', '( to |[-–])');
const { freeShippingOver, damageHours, returnDays, ...ranges } = PROMISES;

describe("the shop's own facts", () => {
  it('[SHELL-5] are only in schema/shop.ts: the name, the contacts, the location', () => {
    const facts = [
      SHOP.nameInHindi,
      SHOP.tagline,
      SHOP.trade,
      OFFER_IN_FORCE,
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

  it('[POLICY-1] are promised once: no page, mail or contract repeats a figure of the policies', () => {
    const days = [...new Set([...Object.values(ranges), returnDays])].map(spelt).join('|');
    const hours = [damageHours, SHOP.replyHours].map(spelt).join('|');
    const money = `(Rs\\.? ?|₹ ?)${freeShippingOver.toLocaleString('en-IN').replace(',', ',?')}(?!\\d)`;
    const promised = new RegExp(`\\b(${days}) (business |working )?days|\\b(${hours}) hours|${money}`, 'g');
    expect(found(promised)).toEqual([]);
    expect(`within ${PROMISES.cancelRefundDays.replace('-', ' to ')} business days`).toMatch(promised);
  });
});
