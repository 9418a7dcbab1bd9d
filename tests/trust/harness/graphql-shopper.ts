import { setTimeout } from 'node:timers/promises';
import { call, type Json, type Shopper } from './shoppers.ts';

/** A shopper's client of the gateway, which repeats requests without a response. */
export interface GraphqlShopper {
  shopper: Shopper;
  /**
   * Sends an operation, repeatedly with the same input until it has a response; returns its data. Throws if it is refused for
   * another reason than an unknown result, and if there is no response.
   */
  request(query: string, input?: object): Promise<Json>;
}

const TRIES = 40;
const PAUSE_MS = 25;
/** The result is unknown, or there was no change: sending it again under its key does no harm. */
const AGAIN = /^(UPSTREAM_|SERVICE_UNAVAILABLE|SHUTTING_DOWN)/;

/** A client at this address, without a path. */
export function createGraphqlShopper(address: string, shopper: Shopper): GraphqlShopper {
  return {
    shopper,
    request: async (query, input) => {
      let last: unknown;
      for (let tried = 0; tried < TRIES; tried += 1) {
        const headers = { authorization: `Bearer ${await shopper.token()}` };
        const { status, body } = await call('POST', `${address}/graphql`, headers, { query, variables: { input } });
        const errors: { extensions?: { code?: string } }[] = body?.errors ?? [];
        if (status === 200 && errors.length === 0) return body.data;
        last = body;
        const isUnknown = status === 0 || errors.some(({ extensions }) => AGAIN.test(extensions?.code ?? ''));
        if (!isUnknown) break;
        await setTimeout(PAUSE_MS);
      }
      throw new Error(`${query.slice(0, 60)}… was answered ${JSON.stringify(last)}`);
    },
  };
}
