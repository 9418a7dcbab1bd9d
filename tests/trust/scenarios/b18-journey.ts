import type { JourneyFindings } from '../harness/journey-process.ts';
import { runStorefrontProgram } from '../harness/storefront-program.ts';
import type { Scenario } from '../scenario.ts';

const PROGRAM = 'tests/trust/harness/journey-process.ts';

/** B18: a shopper's whole way in a real browser. */
export const journey: Scenario = {
  id: 'B18',
  promise:
    "A shopper's whole way breaks the content policy nowhere, and after the logout the browser knows nothing of the shopper",
  plantedBugs: [
    {
      words: 'the content policy forgets the fonts',
      changes: [{ file: 'web/server/security.ts', find: "['font-src', SELF]", replace: "['font-src', NONE]" }],
    },
    {
      words: 'a logout leaves the cookies of the session',
      changes: [
        {
          file: 'api/account/sessions/sessions.ts',
          find: 'const token = cookies.get(REFRESH);\n      clearSessionCookies(cookies);',
          replace: 'const token = cookies.get(REFRESH);',
        },
        {
          file: 'bff/account/sessions.ts',
          find: "await rest('logout', {});\n    credentials.clearCookies();",
          replace: "await rest('logout', {});",
        },
      ],
    },
  ],
  play: async ({ changes }) => {
    const { pages, violations, left } = await runStorefrontProgram<JourneyFindings>(PROGRAM, 'journey', changes);
    return {
      figures: `${pages} pages from the home page to the logout: ${violations.length} breaches of the content policy, ${left.length} traces left`,
      broken: [
        ...violations.map((words) => `content policy: ${words}`),
        ...left.map((words) => `left after the logout: ${words}`),
        ...(pages >= 8 ? [] : [`only ${pages} pages were seen`]),
      ],
    };
  },
};
