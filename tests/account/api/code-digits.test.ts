import { describe, expect, it } from 'vitest';
import { pinDigits } from '../../../web/account/addresses/address-rules.ts';
import { toAsciiDigits } from '../../../web/ui/digits.ts';
import { checkFields, codeIn, phoneDigits } from '../../../web/ui/form/field-rules.ts';

describe('digits as keyboards type them', () => {
  it('[CHECK-1] [PROFILE-2] are read in phone and PIN code, and no letter with them', () => {
    expect(phoneDigits('+९१ ९८७६५ ४३२१०')).toBe('9876543210');
    expect(pinDigits('३४२००१')).toBe('342001');
    expect(pinDigits('जोधपुर 342 001')).toBe('342001');
  });

  it.each(['00919876543210', '0091 98765 43210', '0919876543210', '91 098765-43210', '＋91 98765 43210'])(
    '[CHECK-1] [PROFILE-2] %s is a number with its country, and never the first ten digits of that',
    (text) => {
      expect(phoneDigits(text)).toBe('9876543210');
    },
  );

  it.each(['98765432101234', '987654321', '+91 98765 43210 1', '00911234'])(
    '[CHECK-1] [PROFILE-2] %s is not truncated to a number that could be right',
    (text) => {
      const { phone } = checkFields(
        { phone: phoneDigits(text) },
        { passwordCharacters: 8, passwordCharactersAtMost: 72 },
      );
      expect(phone).toBe('Enter Correct Phone Number');
    },
  );

  it('[CHECK-1] [PROFILE-2] a plus stays until the 91 behind it has been typed, in any script', () => {
    const typed = Array.from('+९१९८७६५४३२१०').reduce((before, key) => phoneDigits(before + key), '');
    expect(phoneDigits('+९')).toBe('+9');
    expect(typed).toBe('9876543210');
  });

  it('[AUTH-6] are read in a one-time code', () => {
    expect(codeIn('आपका कोड १२३४ है', 4)).toBe('1234');
    expect([codeIn('Your code is 12 34 56.', 6), codeIn('1234567', 6)]).toEqual(['123456', '']);
  });

  it.each(['०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '૦૧૨૩૪૫૬૭૮૯', '௦௧௨௩௪௫௬௭௮௯', '൦൧൨൩൪൫൬൭൮൯'])('[AUTH-6] %s', (digits) => {
    expect(toAsciiDigits(digits)).toBe('0123456789');
  });

  it('[AUTH-6] are read in every script: in Urdu’s, Santali’s and Manipuri’s, and in wide ones', () => {
    for (const digits of ['۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹', '０１２３４５６７８９']) {
      expect([digits, toAsciiDigits(digits)]).toEqual([digits, '0123456789']);
    }
    const all = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).filter((one) =>
      /\p{Nd}/u.test(one),
    );
    expect(all.length % 10).toBe(0);
    expect(all.map(toAsciiDigits).join('')).toBe('0123456789'.repeat(all.length / 10));
    expect(toAsciiDigits('𝟗 ५½Ⅳ①²')).toBe('𝟗 5½Ⅳ①²');
  });
});

const LIMITS = { passwordCharacters: 8, passwordCharactersAtMost: 128 };

describe('an email address', () => {
  it('[AUTH-8] that is too long is called so, and not misshapen', () => {
    const wordsFor = (length: number) => checkFields({ email: 'a'.repeat(length - 12) + '@example.com' }, LIMITS);
    expect(wordsFor(254)).toEqual({});
    expect(wordsFor(255)).toEqual({ email: 'An email address has at most 254 characters.' });
  });
});
