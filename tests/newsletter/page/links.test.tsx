import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failing, respondInTurn, succeeded, renderPage, press, refused } from '../../account/page/render-page.tsx';

const TOKEN = `${'i'.repeat(43)}.${'s'.repeat(43)}`;
const heading = async (name: string) => screen.findByRole('heading', { level: 1, name });
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

describe('the page of the link that confirms', () => {
  const path = `/newsletter/confirm?token=${TOKEN}`;

  it('[NEWS-1] confirms once, and replaces the token by the result', async () => {
    const confirmNewsletter = respondInTurn({ ...succeeded, message: 'Welcome among us.' });
    const { router } = renderPage(path, { confirmNewsletter });
    await heading('You are subscribed');
    expect(screen.getByText('Welcome among us.')).toBeTruthy();
    expect(confirmNewsletter.inputs).toEqual([{ token: TOKEN }]);
    expect(router.state.location.search).toBe('?confirmed=1');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(document.title).toContain('You are subscribed');
    expect(robots()).toBe('noindex');
    expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('strict-origin');
  });

  it('[NEWS-1] sends one request if everything is mounted twice', async () => {
    configure({ reactStrictMode: true });
    const confirmNewsletter = respondInTurn({ ...succeeded, message: 'Welcome among us.' });
    renderPage(path, { confirmNewsletter });
    await heading('You are subscribed');
    configure({ reactStrictMode: false });
    expect(confirmNewsletter.inputs).toHaveLength(1);
  });

  it('[NEWS-1] shows the same after a reload, and sends no request again', async () => {
    const confirmNewsletter = respondInTurn(succeeded);
    renderPage('/newsletter/confirm?confirmed=1', { confirmNewsletter });
    await heading('You are subscribed');
    expect(screen.getByText('Thank you! You will get our next newsletter.')).toBeTruthy();
    expect(confirmNewsletter.inputs).toEqual([]);
  });

  it('[NEWS-1] offers another link for one that is over', async () => {
    const confirmNewsletter = respondInTurn({ ...refused('EXPIRED', 'Too old.'), message: null });
    const subscribeToNewsletter = respondInTurn({ ...succeeded, message: 'Look into your inbox.' });
    const { router } = renderPage(path, { confirmNewsletter, subscribeToNewsletter });
    await heading('This link has expired');
    expect(router.state.location.search).toBe('?confirmed=0');
    await userEvent.type(screen.getByLabelText('Email', { selector: 'input' }), 'asha.verma@example.com{Enter}');
    expect(await screen.findByText('Look into your inbox.')).toBeTruthy();
  });

  it('[NEWS-1] preserves a link that could not be followed, and tries it again with one press', async () => {
    const confirmNewsletter = respondInTurn(failing('UPSTREAM_TIMEOUT', 'The shop takes too long.'), succeeded);
    const { router } = renderPage(path, { confirmNewsletter });
    await heading('Something went wrong!');
    expect(router.state.location.search).toBe(`?token=${TOKEN}`);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(document.activeElement).toBe(await heading('You are subscribed')));
    expect(confirmNewsletter.inputs).toHaveLength(2);
  });

  it('[NEWS-1] does not disturb a reader who has gone on to another page', async () => {
    const response = Promise.withResolvers<object>();
    const confirmNewsletter = respondInTurn(() => response.promise);
    const { router } = renderPage(path, { confirmNewsletter });
    await heading('One moment, please');
    await router.navigate('/cart');
    response.resolve({ ...succeeded, message: 'Welcome among us.' });
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/cart');
  });

  it.each(['', '?token=', '?confirmed=yes', '?token'])('[NEWS-1] has kind words at %j', async (search) => {
    const confirmNewsletter = respondInTurn(succeeded);
    renderPage(`/newsletter/confirm${search}`, { confirmNewsletter });
    await heading('This link is incomplete');
    expect(confirmNewsletter.inputs).toEqual([]);
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
  });
});

describe('the page of the link that leaves', () => {
  const path = `/newsletter/leave?token=${TOKEN}`;

  it('[NEWS-1] unsubscribes at once, and has the form for a reader who did it by mistake', async () => {
    const leaveNewsletter = respondInTurn({ ...succeeded, message: 'You are gone, and missed.' });
    const { router } = renderPage(path, { leaveNewsletter });
    await heading('You are unsubscribed');
    expect(screen.getByText('You are gone, and missed.')).toBeTruthy();
    expect(leaveNewsletter.inputs).toEqual([{ token: TOKEN }]);
    expect(router.state.location.search).toBe('?left=1');
    const back = within(screen.getByRole('region', { name: 'Unsubscribed by mistake?' }));
    expect(back.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
  });

  it('[NEWS-1] offers a way out for a token without a reader', async () => {
    const { router } = renderPage(path, {
      leaveNewsletter: respondInTurn({ ...refused('EXPIRED', 'Wrong.'), message: null }),
    });
    await heading('This link did not work');
    expect(router.state.location.search).toBe('?left=0');
    expect(screen.getByText(/we will unsubscribe you/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  });

  it('[NEWS-1] tries again when it could not be left', async () => {
    const leaveNewsletter = respondInTurn(
      failing('UPSTREAM_TIMEOUT', 'Too long.'),
      failing('UPSTREAM_TIMEOUT', 'Too long.'),
      succeeded,
    );
    renderPage(path, { leaveNewsletter });
    await press('Try again');
    await waitFor(() => expect(leaveNewsletter.inputs).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBe('false'),
    );
    await press('Try again');
    await heading('You are unsubscribed');
  });
});

describe('the area below the newsletter', () => {
  it.each([
    '/newsletter/other',
    '/Newsletter/confirm',
    '/newsletter/Leave',
    '/newsletter/confirm/rb-1',
    '/newsletter/x/rb-1/y',
  ])('[NEWS-1] [SHELL-8] is no page: %s', async (path) => {
    const { asked: requested } = renderPage(path);
    await heading('Page not found');
    expect(requested).toEqual([]);
  });
});
