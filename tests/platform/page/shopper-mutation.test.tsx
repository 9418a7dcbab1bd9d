import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ProfileDocument,
  UpdateProfileDocument,
  type UpdateProfileMutation,
  type UpdateProfileMutationVariables,
} from '../../../web/account/profile/profile.graphql.generated.ts';
import { SHOPPER_CHANNEL, THIS_TAB } from '../../../web/shopper/refetch-shopper.ts';
import {
  runShopperMutation,
  useShopperMutation,
  type ShopperMutation,
} from '../../../web/shopper/useShopperMutation.ts';
import { broadcast, onBroadcast } from '../../../web/session/cross-tab.ts';
import { popReturnPath } from '../../../web/session/return-path.ts';
import { session } from '../../../web/session/session.ts';
import * as toast from '../../../web/ui/toast.ts';
import { tokenFor } from '../../account/gateway/session-gateway.ts';
import { ASHA, createGate, createShopperClient } from './shopper-client.ts';

const toasts: unknown[] = [];

type Options = ShopperMutation<UpdateProfileMutation, UpdateProfileMutationVariables>;

const endings: (() => void)[] = [];

beforeEach(() => {
  vi.spyOn(toast, 'showToast').mockImplementation((words, { kind, cause } = {}) => {
    toasts.push({ words, kind, cause });
  });
  void session.begin(tokenFor('s-1'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  endings.splice(0).forEach((end) => end());
  toasts.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});

/** A gate that opens at the end of the test at the latest: a queued change would block the next test. */
function openLater() {
  const gate = createGate();
  endings.push(gate.open);
  return gate;
}

const named = (name: string): UpdateProfileMutationVariables => ({ input: { name, phone: ASHA.phone } });
const refused = { shopper: null, userErrors: [{ code: 'INVALID_INPUT', message: 'Too long.', field: null }] };
const throwError = (code: string, message = '') => {
  throw new GraphQLError(message, { extensions: { code } });
};
const WORDS = { done: 'Saved.', failed: 'Not saved.' };

/** A shopper's client; `answer` decides the result of a change, and `names` has the operations that the gateway received. */
function createProfile(response: (name: string) => unknown = () => undefined) {
  const names: string[] = [];
  let me = ASHA;
  const gateway = createShopperClient({
    me: () => me,
    updateProfile: async ({ input: { name } }: UpdateProfileMutationVariables) => {
      names.push(name);
      const responded = await response(name);
      if (responded !== undefined) return responded;
      me = { ...ASHA, name, fullName: name };
      return { shopper: me, userErrors: [] };
    },
  });
  const run = (name: string, options: Options = {}) =>
    runShopperMutation(gateway.client, UpdateProfileDocument, options, named(name));
  /** Shows the profile, as a page does, so that later reads can be counted. */
  const show = async () => {
    const subscription = gateway.client.watchQuery({ query: ProfileDocument }).subscribe(() => undefined);
    endings.push(() => subscription.unsubscribe());
    await vi.waitFor(() => expect(JSON.stringify(gateway.client.cache.extract())).toContain('"Asha"'), 10_000);
  };
  const shownName = () => /"fullName":"(\w+)"/.exec(JSON.stringify(gateway.client.cache.extract(true)))?.[1];
  return { ...gateway, names, run, show, shownName };
}

describe('a change in the shopper’s name', () => {
  it('is sent, and its response returned', async () => {
    const { run, names, shownName } = createProfile();
    expect(await run('Usha')).toMatchObject({ data: { updateProfile: { userErrors: [] } }, error: undefined });
    expect([names, shownName()]).toEqual([['Usha'], 'Usha']);
    expect(toasts).toEqual([]);
  });

  it('is not sent when it can’t be, with a message', async () => {
    const { run, asked: requested } = createProfile();
    const check: Options['check'] = ({ input: { name } }) => (name === '' ? 'Please say your name.' : undefined);
    expect(await run('', { check, toast: { cause: 'name' } })).toBeUndefined();
    expect(requested).toEqual([]);
    expect(toasts).toEqual([{ words: 'Please say your name.', kind: 'error', cause: 'name' }]);
    expect(await run('Usha', { check })).toBeDefined();
  });

  it('counts once while an equal one is under way, and again afterwards, also when it failed', async () => {
    const gate = openLater();
    const { run, names } = createProfile(() => gate.passed.then(() => refused));
    const once: Options['once'] = ({ input: { name } }) => name;
    const first = run('Usha', { once });
    expect(await run('Usha', { once })).toBeUndefined();
    const other = run('Asha', { once });
    gate.open();
    expect((await first)?.data?.updateProfile.userErrors).toHaveLength(1);
    await other;
    await run('Usha', { once });
    expect(names).toEqual(['Usha', 'Asha', 'Usha']);
  });

  it('without such a rule counts each request', async () => {
    const { run, names } = createProfile();
    await Promise.all([run('Usha'), run('Usha')]);
    expect(names).toEqual(['Usha', 'Usha']);
  });

  it('is overtaken by a newer one of the same kind, and by no other', async () => {
    const gate = openLater();
    const { run, names } = createProfile(() => gate.passed);
    const sent = ['a', 'b', 'c'].map((name) => run(name, { ...WORDS, latest: () => 'name' }));
    const others = ['d', 'e'].map((name) => run(name, { latest: () => name }));
    gate.open();
    const outcomes = await Promise.all([...sent, ...others]);
    expect(names).toEqual(['c', 'd', 'e']);
    expect(outcomes.map((outcome) => outcome !== undefined)).toEqual([false, false, true, true, true]);
    expect(toasts).toEqual([{ words: 'Saved.', kind: 'success', cause: undefined }]);
  });

  it('has the variables of the moment when it is sent, or is not sent', async () => {
    const { run, names } = createProfile();
    const whenSent: Options['whenSent'] = ({ input: { name } }) => (name === '' ? undefined : named(`${name}!`));
    expect(await run('', { ...WORDS, whenSent })).toBeUndefined();
    await run('Usha', { whenSent });
    expect(names).toEqual(['Usha!']);
    expect(toasts).toEqual([]);
  });

  it.each([
    ['another shopper has logged in', () => session.begin(tokenFor('s-2')), ['a']],
    ['the shopper has logged out', async () => session.end(), ['a']],
    ['the shopper’s token was renewed', () => session.begin(tokenFor('s-1')), ['a', 'b']],
  ])('that waits is sent for the same shopper only: when %s', async (_when, change, sent) => {
    const gate = openLater();
    const { run, names } = createProfile(() => gate.passed);
    const all = Promise.all([run('a'), run('b')]);
    await vi.waitFor(() => expect(names).toEqual(['a']), 10_000);
    await change();
    gate.open();
    await all;
    expect(names).toEqual(sent);
  });

  it('is in the cache at once, and is reverted when it is refused', async () => {
    const gate = openLater();
    const { run, show, shownName } = createProfile(() => gate.passed.then(() => refused));
    await show();
    const updates: unknown[] = [];
    const changed = run('Usha', {
      optimistic: ({ input: { name } }) => ({
        updateProfile: {
          __typename: 'UpdateProfilePayload',
          shopper: { __typename: 'Shopper', id: ASHA.id, fullName: name, email: ASHA.email, phone: ASHA.phone },
          userErrors: [],
        },
      }),
      update: (_cache, { updateProfile: { shopper } }, { input }) => void updates.push([shopper !== null, input.name]),
    });
    await vi.waitFor(() => expect(shownName()).toBe('Usha'), 10_000);
    expect(updates).toEqual([[true, 'Usha']]);
    gate.open();
    await changed;
    expect(shownName()).toBe('Asha');
    expect(updates).toEqual([
      [true, 'Usha'],
      [false, 'Usha'],
    ]);
  });

  it('without a response does not change the cache', async () => {
    const { run } = createProfile(() => throwError('UPSTREAM_TIMEOUT'));
    const update = vi.fn<() => void>();
    expect((await run('Usha', { update }))?.data).toBeUndefined();
    expect(update).not.toHaveBeenCalled();
  });

  it('that may be sent at once waits for no other', async () => {
    const gate = openLater();
    const { run, names } = createProfile((name) => (name === 'a' ? gate.passed : undefined));
    const first = run('a');
    await run('b', { atOnce: true });
    expect(names).toContain('b');
    gate.open();
    await first;
  });

  it('notifies the other tabs, also when it failed, unless it may go at once', async () => {
    const { run } = createProfile(() => refused);
    const received: unknown[] = [];
    endings.push(onBroadcast(SHOPPER_CHANNEL, (message) => received.push(message)));
    await run('Usha', { atOnce: true });
    await run('Usha');
    broadcast(SHOPPER_CHANNEL, 'last');
    await vi.waitFor(() => expect(received).toEqual([THIS_TAB, 'last']), 10_000);
  });
});

describe('the words about a change', () => {
  const success = { words: 'Saved.', kind: 'success', cause: 'x' };
  const error = (words: string) => ({ words, kind: 'error', cause: 'x' });

  it.each<[string, (name: string) => unknown, Partial<typeof WORDS>, unknown[]]>([
    ['it worked', () => undefined, WORDS, [success]],
    ['it worked and nothing is to be said', () => undefined, { failed: 'Not saved.' }, []],
    ['it was refused', () => refused, WORDS, [error('Too long.')]],
    ['it was refused and nothing is to be said', () => refused, { done: 'Saved.' }, []],
    ['it failed with the host’s words', () => throwError('RATE_LIMITED', 'Too many.'), WORDS, [error('Too many.')]],
    ['it failed on the way', () => throwError('UPSTREAM_TIMEOUT', 'Slow.'), WORDS, [error('Not saved. Slow.')]],
    ['it failed without words', () => throwError('UPSTREAM_TIMEOUT'), WORDS, [error('Not saved.')]],
    ['it failed and nothing is to be said', () => throwError('UPSTREAM_TIMEOUT'), { done: 'Saved.' }, []],
    ['the session is over', () => throwError('UNAUTHENTICATED', 'No.'), WORDS, []],
  ])('are right when %s', async (_when, response, words, output) => {
    await createProfile(response).run('Usha', { ...words, toast: { cause: 'x' } });
    expect(toasts).toEqual(output);
  });
});

describe("the shopper's shown data", () => {
  const whole: Options = { isComplete: ({ updateProfile: { shopper } }) => shopper !== null };

  it.each<[string, (name: string) => unknown, Options, number]>([
    ['is not read again after an answer that tells all, as most do', () => undefined, {}, 0],
    ['is not read again after an answer that says it tells all', () => undefined, whole, 0],
    ['is read again after an answer that does not', () => refused, whole, 1],
    ['is read again after no answer', () => throwError('UPSTREAM_TIMEOUT'), whole, 1],
    ['is not read again after no answer, when no answer would tell it', () => throwError('UPSTREAM_TIMEOUT'), {}, 0],
    ['is not read again when the session is over', () => throwError('UNAUTHENTICATED'), whole, 0],
  ])('%s', async (_what, response, options, times) => {
    const { run, show, count } = createProfile(response);
    await show();
    await run('Usha', options);
    expect(count('profile')).toBe(1 + times);
  });
});

describe('the hook of a change', () => {
  function createHook(options: Options, profile = createProfile()) {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/account?tab=me#name']}>
        <ApolloProvider client={profile.client}>{children}</ApolloProvider>
      </MemoryRouter>
    );
    const { result } = renderHook(() => useShopperMutation(UpdateProfileDocument, options), { wrapper });
    return {
      ...profile,
      run: (name: string) => result.current[0](named(name)),
      isLoading: () => result.current[1].loading,
    };
  }

  it('asks a visitor to log in, stores the change in the browser, remembers the page, and sends nothing', async () => {
    session.end();
    const stored: unknown[] = [];
    const { run, asked: requested } = createHook({
      login: 'Please log in.',
      asVisitor: (variables) => void stored.push(variables),
    });
    expect(await run('Usha')).toBeUndefined();
    expect(stored).toEqual([named('Usha')]);
    expect(requested).toEqual([]);
    expect(toasts).toMatchObject([{ words: 'Please log in.', kind: 'error' }]);
    expect(popReturnPath()).toBe('/account?tab=me#name');
  });

  it("has stored a visitor's change when the login opens, so that a visitor who then leaves loses nothing", async () => {
    session.end();
    const gate = openLater();
    const { run } = createHook({ login: 'Please log in.', asVisitor: () => gate.passed });
    const requested = run('Usha');
    expect(toasts).toEqual([]);
    gate.open();
    await requested;
    expect(toasts).toMatchObject([{ words: 'Please log in.', kind: 'error' }]);
  });

  it('stores no change of a visitor that can’t be stored, and shows why in place of the login', async () => {
    session.end();
    const stored: unknown[] = [];
    const asVisitor = (variables: unknown) => void stored.push(variables);
    const { run } = createHook({ login: 'Please log in.', asVisitor, check: () => 'Too many.' });
    await run('Usha');
    expect(stored).toEqual([]);
    expect(toasts).toMatchObject([{ words: 'Too many.', kind: 'error' }]);
  });

  it('requires no login from a shopper, nor from a visitor if no login is needed', async () => {
    const { run, names } = createHook({ login: 'Please log in.', asVisitor: () => undefined });
    await act(async () => void (await run('Usha')));
    session.end();
    const open = createHook({});
    await act(async () => void (await open.run('Asha')));
    expect([names, open.names]).toEqual([['Usha'], ['Asha']]);
    expect(toasts).toEqual([]);
  });

  it('is loading until all its requests have responses', async () => {
    const gates = { a: openLater(), b: openLater() };
    const { run, isLoading } = createHook(
      {},
      createProfile((name) => (name === 'a' ? gates.a : gates.b).passed),
    );
    expect(isLoading()).toBe(false);
    const [first, second] = await act(async () => [run('a'), run('b')]);
    expect(isLoading()).toBe(true);
    gates.a.open();
    await act(async () => void (await first));
    expect(isLoading()).toBe(true);
    gates.b.open();
    await act(async () => void (await second));
    expect(isLoading()).toBe(false);
  });
});
