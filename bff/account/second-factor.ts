import type {
  ConfirmLoginInput,
  RemoveSecondFactorInput,
  SetUpSecondFactorInput,
  VerifySecondFactorInput,
} from '../generated/resolvers.ts';
import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import { Failure } from '../platform/failures.ts';
import type { HasCapability } from '../platform/host-capabilities.ts';
import type { Answer } from '../platform/upstream/contract.ts';

/** The second factor of those who work for the shop. Throws UNAUTHENTICATED without a token, FORBIDDEN on a host that has none of it. */
export interface SecondFactorClient {
  /** What the account and the session have of it; null on a host that has none of it. */
  secondFactor(): Promise<Answer<'getSecondFactor'> | null>;
  /** Confirms the login. */
  confirmLogin(input: ConfirmLoginInput): Promise<void>;
  /** Begins to set up an app, and answers what it has to know. */
  setUpSecondFactor(input: SetUpSecondFactorInput): Promise<Answer<'setUpSecondFactor'>>;
  /** Ends the set-up, and answers the recovery codes. */
  confirmSecondFactor(code: string): Promise<Answer<'confirmSecondFactor'>>;
  /** Shows the second factor in this session. */
  verifySecondFactor(input: VerifySecondFactorInput): Promise<void>;
  /** Removes app and recovery codes. */
  removeSecondFactor(input: RemoveSecondFactorInput): Promise<void>;
}

/** Makes the calls of one request. */
export function createSecondFactor(authenticated: AuthenticatedRest, has: HasCapability): SecondFactorClient {
  const rest = () => {
    const calls = authenticated.rest();
    if (!has('second-factor')) throw new Failure('FORBIDDEN');
    return calls;
  };
  return {
    secondFactor: async () => (has('second-factor') ? rest()('getSecondFactor', {}) : null),
    confirmLogin: async (input) => void (await rest()('confirmLogin', { body: toBody(input) })),
    setUpSecondFactor: (input) => rest()('setUpSecondFactor', { body: toBody(input) }),
    confirmSecondFactor: (code) => rest()('confirmSecondFactor', { body: { code } }),
    verifySecondFactor: async (input) => void (await rest()('verifySecondFactor', { body: toBody(input) })),
    removeSecondFactor: async (input) => void (await rest()('removeSecondFactor', { body: toBody(input) })),
  };
}

/** What a client has sent, without fields that are null or empty. */
function toBody<Name extends string>(input: Partial<Record<Name, string | null>>): Partial<Record<Name, string>> {
  const sent: Partial<Record<Name, string>> = {};
  for (const name in input) {
    const text = input[name];
    if (text) sent[name] = name === 'password' ? text : text.trim();
  }
  return sent;
}
