import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failing, press, refused, renderPage, respondInTurn, succeeded } from '../../account/page/render-page.tsx';

const TOKEN = `no-aaaaaaaaaaaaaaaa.${'s'.repeat(43)}`;
const heading = async (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the pages of the links of notices', () => {
  it('confirm once, and replace the token by the result', async () => {
    const confirmNotice = respondInTurn({ ...succeeded, message: 'We will mail you once.' });
    const { router } = renderPage(`/notices/confirm?token=${TOKEN}`, { confirmNotice });
    await heading('We’ll mail you');
    expect(screen.getByText('We will mail you once.')).toBeTruthy();
    expect(confirmNotice.inputs).toEqual([{ token: TOKEN }]);
    expect(router.state.location.search).toBe('?confirmed=1');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('say that a link is over', async () => {
    const confirmNotice = respondInTurn({ ...refused('EXPIRED', 'Too old.'), message: null });
    renderPage(`/notices/confirm?token=${TOKEN}`, { confirmNotice });
    expect(await heading('This link has expired')).toBeTruthy();
  });

  it('stop all notices, also with a second try after a failure', async () => {
    const stopNotices = respondInTurn(failing('UPSTREAM_TIMEOUT', 'Too slow.'), { ...succeeded, message: null });
    const { router } = renderPage(`/notices/stop?token=${TOKEN}`, { stopNotices });
    await heading('Something went wrong!');
    await press('Try again');
    await heading('Your notices have ended');
    expect(router.state.location.search).toBe('?left=1');
  });

  it('explain an address without a token', async () => {
    renderPage('/notices/stop');
    expect(await heading('This link is incomplete')).toBeTruthy();
  });
});
