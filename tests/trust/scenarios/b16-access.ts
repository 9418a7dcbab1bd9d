import { runTestFile } from '../harness/test-file.ts';
import { CALLERS } from '../../platform/gateway/access-callers.ts';
import { ACCESS } from '../../platform/gateway/access-table.ts';
import type { Scenario } from '../scenario.ts';

/** The matrix is a test of its own: a table says who gets what, and here it is played on a real PostgreSQL, with planted bugs. */
const MATRIX = 'tests/platform/gateway/access.test.ts';

/** B16: every field and every operation, for everybody. */
export const access: Scenario = {
  id: 'B16',
  promise:
    'Nobody reads or changes what is somebody else’s, by whatever id; an operation without a row in the table of access fails',
  plantedBugs: [
    {
      words: 'an order item is found by its id alone',
      changes: [
        {
          file: 'api/orders/repository.ts',
          find: "if ('shopperId' in owner) return sql`i.shopper_id = ${owner.shopperId}`;",
          replace: "if ('shopperId' in owner) return sql`true`;",
        },
      ],
    },
    {
      words: 'a seller reads the email and the billing address of who bought',
      changes: [
        {
          file: 'api/orders/responses.ts',
          find: "return { ...row, shipping: { ...row.shipping, email: '' }, billing: null };",
          replace: 'return row;',
        },
      ],
    },
    {
      words: 'an operation has no row in the table',
      changes: [
        {
          file: 'tests/platform/gateway/access-table.ts',
          find: "'addToCart addManyToCart addToWishlist'",
          replace: "'addToCart addToWishlist'",
        },
      ],
    },
  ],
  play: async ({ server, changes }) => {
    const { passed, failed } = await runTestFile(MATRIX, server.url, changes);
    return {
      figures: `${ACCESS.size} fields and operations, each asked by ${CALLERS.length} callers, in ${passed + failed.length} tests: ${failed.length} failed`,
      broken: failed,
    };
  },
};
