import { describe, expect, it } from 'vitest';
import { codeIn, phoneDigits, plainDigits } from '../../web/account/form/rules.ts';
import { pinDigits } from '../../web/checkout/form/rules.ts';

describe('digits as India’s keyboards type them', () => {
  it('[CHECK-1] [PROFILE-2] are read in phone and PIN code, and no letter with them', () => {
    expect(phoneDigits('+९१ ९८७६५ ४३२१०')).toBe('9876543210');
    expect(pinDigits('३४२००१')).toBe('342001');
    expect(pinDigits('जोधपुर 342 001')).toBe('342001');
  });

  it('[AUTH-6] are read in a one-time code', () => {
    expect(codeIn('आपका कोड १२३४ है')).toBe('1234');
  });

  it.each(['०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '૦૧૨૩૪૫૬૭૮૯', '௦௧௨௩௪௫௬௭௮௯', '൦൧൨൩൪൫൬൭൮൯'])('[AUTH-6] %s', (digits) => {
    expect(plainDigits(digits)).toBe('0123456789');
  });
});
