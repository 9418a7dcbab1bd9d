import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SHOP } from '../../../schema/shop.ts';
import {
  failing,
  respondInTurn,
  succeeded,
  field,
  fill,
  fieldErrorOf,
  renderPage,
  press,
  refused,
} from '../../account/page/render-page.tsx';

const WRONG = 'Please enter a valid email';
const FAILED = 'Something went wrong! Please try again later.';
const SENT = 'Almost there! Please follow the link in your inbox.';

/** The form on a page without a link's parameters. */
const openForm = (...responses: (object | (() => object))[]) => {
  const subscribeToNewsletter = respondInTurn(...responses);
  renderPage('/newsletter/confirm', { subscribeToNewsletter });
  return subscribeToNewsletter.inputs;
};
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

describe('the newsletter’s form', () => {
  it('[NEWS-1] [HOME-4] shows the content, how often it comes, and that one can unsubscribe', async () => {
    openForm(succeeded);
    await screen.findByRole('form', { name: 'Newsletter' });
    const about = field('Email').getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = about.map((id) => document.getElementById(id)?.textContent).join('');
    expect(words).toBe(`${SHOP.newsletter} You can unsubscribe at any time from any email.`);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['no at-sign', 'asha.example.com'],
    ['two of them', 'asha@home@example.com'],
    ['no dot behind it', 'asha@example'],
    ['Devanagari', 'आशा@उदाहरण.भारत'],
    ['a space within', 'asha verma@example.com'],
    ['far too much', `${'a'.repeat(250)}@example.com`],
  ])('[NEWS-1] refuses %s at the field, which has the focus, and sends nothing', async (_what, typed) => {
    const inputs = openForm(succeeded);
    await screen.findByRole('form', { name: 'Newsletter' });
    // As it is pasted: an email field may change it while it is typed.
    field('Email').value = typed;
    await press('Subscribe');
    await waitFor(() => expect(fieldErrorOf('Email')).toBe(WRONG));
    expect(document.activeElement).toBe(field('Email'));
    expect([inputs, field('Email').value]).toEqual([[], typed.trim()]);
    await userEvent.type(field('Email'), 'x');
    expect(field('Email').getAttribute('aria-invalid')).toBe('false');
  });

  it("[NEWS-1] sends the address without the spaces around it, shows the server's message, and empties the field", async () => {
    const inputs = openForm({ ...succeeded, message: SENT });
    await fill({ Email: '  Asha.Verma@example.com ' });
    await userEvent.keyboard('{Enter}');
    expect((await screen.findByText(SENT)).closest('output')).toBeTruthy();
    expect(inputs).toHaveLength(1);
    expect(String(inputs[0]?.['email']).toLowerCase()).toBe('asha.verma@example.com');
    expect(field('Email').value).toBe('');
    expect(alerts().join('')).toBe('');
  });

  it('[NEWS-1] shows the message of a refusal at the field and preserves the input', async () => {
    openForm({ ...refused('INVALID_INPUT', 'Nobody gets mail there.', 'email'), message: null });
    await fill({ Email: 'asha@nowhere.example' });
    await press('Subscribe');
    await waitFor(() => expect(fieldErrorOf('Email')).toBe('Nobody gets mail there.'));
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').value).toBe('asha@nowhere.example');
  });

  it.each([
    ['the gateway fails', failing('UPSTREAM_TIMEOUT', 'The shop takes too long.')],
    ['it is asked for too often', failing('RATE_LIMITED', 'Too many.', { retryAfterMs: 5000 })],
  ])('[NEWS-1] shows that something went wrong when %s, and accepts the next try', async (_when, failure) => {
    const inputs = openForm(failure, { ...succeeded, message: SENT });
    await fill({ Email: 'asha.verma@example.com' });
    await press('Subscribe');
    await waitFor(() => expect(alerts()).toContain(FAILED));
    expect(field('Email').value).toBe('asha.verma@example.com');
    expect(field('Email').getAttribute('aria-invalid')).toBe('false');
    await press('Subscribe');
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(alerts()).not.toContain(FAILED);
    expect(inputs).toHaveLength(2);
  });

  it('[NEWS-1] sends once, however quickly the button is pressed, and does not change the input meanwhile', async () => {
    const response = Promise.withResolvers<object>();
    const inputs = openForm(() => response.promise);
    await fill({ Email: 'asha.verma@example.com' });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(inputs).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Subscribe' }).getAttribute('aria-busy')).toBe('true');
    await fill({ Email: 'rohan.mehta@example.com' });
    response.resolve({ ...succeeded, message: SENT });
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(inputs).toHaveLength(1);
    expect(field('Email').value).toBe('rohan.mehta@example.com');
  });
});
