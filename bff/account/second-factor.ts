import type {
  ConfirmLoginInput,
  RemoveSecondFactorInput,
  SetUpSecondFactorInput,
  VerifySecondFactorInput,
} from '../generated/schema-types.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { Failure } from '../host/failures.ts';
import type { HasCapability } from '../host/capabilities.ts';
import type { HostResponse } from '../host/contract.ts';

/** The second factor of staff. Throws UNAUTHENTICATED without a token, FORBIDDEN on a host without second factors. */
export interface SecondFactorClient {
  /** Returns the state of the account's and session's second factor; null on a host without second factors. */
  secondFactor(): Promise<HostResponse<'getSecondFactor'> | null>;
  /** Confirms the login. */
  confirmLogin(input: ConfirmLoginInput): Promise<void>;
  /** Begins to set up an app, and returns its secret and address. */
  setUpSecondFactor(input: SetUpSecondFactorInput): Promise<HostResponse<'setUpSecondFactor'>>;
  /** Ends the set-up, and returns the recovery codes. */
  confirmSecondFactor(code: string): Promise<HostResponse<'confirmSecondFactor'>>;
  /** Verifies the second factor in this session. */
  verifySecondFactor(input: VerifySecondFactorInput): Promise<void>;
  /** Removes the app and the recovery codes. */
  removeSecondFactor(input: RemoveSecondFactorInput): Promise<void>;
}

/** Creates the calls of one request. */
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

/** Returns the client's input without fields that are null or empty. */
function toBody<Name extends string>(input: Partial<Record<Name, string | null>>): Partial<Record<Name, string>> {
  const sent: Partial<Record<Name, string>> = {};
  for (const name in input) {
    const text = input[name];
    if (text) sent[name] = name === 'password' ? text : text.trim();
  }
  return sent;
}
