import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import {
  getNullableType,
  graphql,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  print,
  type GraphQLOutputType,
} from 'graphql';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { from } from 'rxjs';
import { createOfficeClient } from '../../office/client.ts';
import { Frame } from '../../office/frame/Frame.tsx';
import { StaffContext } from '../../office/session/staff.ts';
import { clientSchema } from '../schema-of-clients.ts';

/** The owner of the shop, who is logged in. */
const OWNER = {
  id: 's-1',
  name: 'Asha',
  email: 'asha@example.com',
  role: 'ADMIN',
  secondFactor: null,
} as const;

/** Amounts as the gateway returns them. */
export const rupees = (amount: number) => ({ amount: amount * 100, display: `₹${amount}.00` });

/** A change that somebody else has overtaken, as the gateway refuses it. */
export const changedMeanwhile = {
  userErrors: [
    { code: 'CHANGED_MEANWHILE', message: 'Somebody else has changed this meanwhile.', field: ['input', 'version'] },
  ],
};

/** Returns the given value of a field, or one that its type allows. */
const fieldResolver: NonNullable<Parameters<typeof graphql>[0]['fieldResolver']> = (source, args, _, info) => {
  const given = source[info.fieldName];
  if (given !== undefined) return typeof given === 'function' ? given(args) : given;
  return isNonNullType(info.returnType) ? valueOf(info.fieldName, info.returnType) : null;
};

const SCALARS: Record<string, unknown> = { Int: 1, Float: 1, Boolean: false, DateTime: '2026-01-01T00:00:00.000Z' };

/** A value of this type. Its texts are the name of the field. */
function valueOf(name: string, returned: GraphQLOutputType): unknown {
  const type = getNullableType(returned);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  return isScalarType(type) ? (SCALARS[type.name] ?? name) : {};
}

/**
 * Opens a screen of the back office on a gateway that resolves `root` through the real schema; the fields of `me` are
 * in `root.me`. `poll` loads all shown queries again, as another part of a screen does after its change.
 */
export async function renderOffice(
  route: RouteObject,
  path: string,
  root: { me?: object | (() => object); [field: string]: unknown },
) {
  cleanup();
  const state = { isCut: false };
  const gateway = new ApolloLink(({ query, variables }) => {
    if (state.isCut) return from(Promise.reject(new TypeError('Failed to fetch')));
    const { me = {} } = root;
    const rootValue = { ...root, me: { ...OWNER, ...(typeof me === 'function' ? me() : me) } };
    const source = print(query);
    return from(graphql({ schema: clientSchema(), source, rootValue, variableValues: variables, fieldResolver }));
  });
  const client = createOfficeClient(gateway);
  const router = createMemoryRouter(
    [
      {
        element: (
          <StaffContext value={{ me: OWNER, shopUrl: '' }}>
            <Frame />
          </StaffContext>
        ),
        children: [route, { path: '*', element: <p>Another screen</p> }],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  const poll = async () => {
    await act(async () => {
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    });
  };
  return { poll, router, state, screen };
}
