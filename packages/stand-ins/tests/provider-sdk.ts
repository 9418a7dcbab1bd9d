import Razorpay from 'razorpay';
import type { Simulator } from '../razorpay/simulator.ts';

/** Creates the provider's own SDK as a client of the simulator. */
export function sdkFor({ address, keyId, keySecret }: Simulator, secret = keySecret): Razorpay {
  const sdk = new Razorpay({ key_id: keyId, key_secret: secret });
  // The SDK's types leave out its HTTP client.
  const { rq } = (sdk as unknown as { api: { rq: { defaults: object } } }).api;
  Object.assign(rq.defaults, { baseURL: address, proxy: false });
  return sdk;
}
