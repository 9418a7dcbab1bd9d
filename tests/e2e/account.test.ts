import { describe, expect, it } from 'vitest';
import { fetchOrWork } from '../../examples/command-line/src/proof-of-work.ts';
import { WELCOME_KEY } from '../../web/newsletter/welcome/welcome-seen.ts';
import { expectWarning } from '../quiet-console.ts';
import type { WholeShop } from '../whole-shop.ts';
import { hydrated, closePage, createPage, WINDOWS, type PageOptions, type WatchedPage } from './browser.ts';
import { requestCode, fill, logInByCode, newEmail, openLogin, waitForToast, token, visit } from './account-steps.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;

withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** An unused address. */
const somebody = () => newEmail('shopper');
const PASSWORD = 'three knots 84';

/** Sends a mutation as another client does, which computes a proof of work when it would have to wait. */
const graphql = (query: string, input: object) =>
  fetchOrWork(`${shop.web}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });

/** Runs on a page of a new browser profile. */
async function visiting(run: (watched: WatchedPage) => Promise<void>, look: PageOptions = WINDOWS[0]) {
  const watched = await createPage(shop.web, look);
  await run(watched);
  await closePage(watched.page);
}

describe('an account', () => {
  it('[AUTH-2] [AUTH-1] [AUTH-8] [PROFILE-1] [PROFILE-2] [PROFILE-3] is opened and logged in to at once, later by password, and changed', async () => {
    const email = somebody();
    await visiting(async ({ page }) => {
      await visit(page, '/account/register');
      await fill(page, { 'Full Name': 'Asha Verma', Email: email, Phone: '9876543210' });
      await fill(page, { Password: PASSWORD, 'Confirm Password': PASSWORD });
      await page.getByRole('button', { name: 'Register' }).click();
      await page.waitForURL(`${shop.web}/`);
      expect(await token(page)).not.toBeNull();
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await visit(page, '/account/login');
      await fill(page, { Email: email, Password: 'not this one' });
      await page.keyboard.press('Enter');
      await page
        .locator('[data-toasts] p')
        .filter({ hasText: /password/i })
        .waitFor();
      expect(await token(page)).toBeNull();
      await fill(page, { Password: PASSWORD });
      await page.keyboard.press('Enter');
      await page.waitForURL(`${shop.web}/`);
      await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
      await page.getByText('+91 9876543210').waitFor();
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      expect(await page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true);
      await fill(page, { 'Full Name': 'Asha Devi Verma', Phone: '12345' });
      await page.keyboard.press('Enter');
      await waitForToast(page, 'Enter Correct Phone Number');
      await fill(page, { Phone: '9123456780' });
      await page.getByRole('button', { name: 'Save Changes' }).dblclick();
      await waitForToast(page, 'Profile updated successfully!');
      await page.reload();
      await waitForToast(page, 'Asha Devi Verma');
      await waitForToast(page, '+91 9123456780');
    });
  });

  it('[AUTH-4] [AUTH-5] [AUTH-6] [AUTH-8] is entered by a code from the mail, over the page, which stays where it is', async () => {
    const email = somebody();
    await visiting(async ({ page }) => {
      await visit(page, '/Saree');
      await openLogin(page);
      const top = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 900);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      const code = await requestCode(page, shop, email);
      expect(await page.getByRole('dialog').count()).toBe(1);
      expect(await page.evaluate(() => localStorage.getItem('rangbandh.pendingEmail'))).toBe(email);
      const wrong = code === '0000' ? '1111' : '0000';
      await page.keyboard.type(wrong);
      await page.getByText('Incorrect OTP. Please try again.').first().waitFor();
      await expect.poll(() => page.getByLabel('Digit 4').inputValue()).toBe('');
      // As an autofill does it: the whole code into the first box.
      await page.getByLabel('Digit 1').fill(code);
      await page.waitForURL(`${shop.web}/`);
      expect((await token(page))?.split('.')).toHaveLength(3);
      expect(await page.evaluate(() => localStorage.getItem('rangbandh.pendingEmail'))).toBeNull();
      for (const path of ['/account/login', '/account/register', '/account/forgot-password']) {
        await page.goto(path);
        await page.waitForURL(`${shop.web}/`);
      }
      expect(page.url()).toBe(`${shop.web}/`);
    });
  });

  it('[AUTH-1] takes the right password at once on a new browser, while somebody behind the same address guesses: the browser works for it', async () => {
    const email = somebody();
    const input = { name: 'Asha Verma', email, phone: '9876543210', password: PASSWORD };
    await graphql('mutation ($input: RegisterInput!) { register(input: $input) { message } }', input);
    const guess = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
    // The last of them compute a proof of work, after which the next has to wait two minutes.
    for (let time = 0; time < 16; time += 1) await graphql(guess, { email, password: 'a guessed word' });
    expectWarning(/status of 429/);
    await visiting(async ({ page }) => {
      await visit(page, '/account/login');
      await fill(page, { Email: email, Password: PASSWORD });
      await page.keyboard.press('Enter');
      await page.waitForURL(`${shop.web}/`);
      expect(await token(page)).not.toBeNull();
    });
  });

  it('[AUTH-3] gets a new password by the mailed link, which works once and appears in no address', async () => {
    const email = somebody();
    await visiting(async ({ page, requests }) => {
      await visit(page, '/');
      await logInByCode(page, shop, email);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await visit(page, '/account/forgot-password');
      await fill(page, { Email: email });
      await page.getByRole('button', { name: 'Send link' }).click();
      await waitForToast(page, 'Email fetch Successfully');
      const [mail] = await shop.mailsTo(email);
      const [link = ''] = /http\S+#token=\S+/.exec(mail?.text ?? '') ?? [];
      expect(link.startsWith(`${shop.web}/account/forgot-password#token=`)).toBe(true);
      const open = async () => {
        await page.goto('about:blank');
        await page.goto(link);
        await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
        await page.reload();
        await fill(page, { 'New Password': PASSWORD, 'Confirm Password': PASSWORD });
        expect(page.url()).toBe(`${shop.web}/account/forgot-password`);
        await page.getByRole('button', { name: 'Change Password' }).click();
      };
      await open();
      await waitForToast(page, 'Password Change Successfully');
      await page.waitForURL('**/account/login');
      await open();
      await page.getByRole('button', { name: 'Send a new link' }).waitFor();
      expect(requests.filter((address) => address.includes('token='))).toEqual(
        requests.filter((address) => address.includes('#token=')),
      );
      await visit(page, '/account/login');
      await fill(page, { Email: email, Password: PASSWORD });
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.waitForURL(`${shop.web}/`);
      expect(await token(page)).not.toBeNull();
    });
  });

  it('[PDP-11] is opened from a product, which is still there afterwards', async () => {
    const email = somebody();
    await visiting(async ({ page }) => {
      await visit(page, '/Saree');
      await page.locator('main li h2 a').first().click();
      await page.waitForURL('**/Saree/*/*');
      const product = page.url();
      await openLogin(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
      await page.getByRole('dialog', { name: 'Create an account' }).waitFor();
      await fill(page, { 'Full Name': 'Rohan Mehta', Email: email, Phone: '9876543210' });
      await fill(page, { Password: PASSWORD, 'Confirm Password': PASSWORD });
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await token(page)).not.toBeNull();
      expect([page.url(), await page.getByRole('dialog').count()]).toEqual([product, 0]);
    });
  });
});

describe('Google', () => {
  it('[AUTH-1] [AUTH-7] logs in by redirect, and leads on to where one wanted to go', async () => {
    await visiting(async ({ page }) => {
      await visit(page, '/account/login?next=%2Faccount');
      await page.getByRole('link', { name: 'Login with Google' }).click();
      await page.getByRole('button', { name: /asha\.verma@example\.com/ }).click();
      await page.waitForURL(`${shop.web}/account`);
      await page.getByText('asha.verma@example.com').waitFor();
      expect(await token(page)).not.toBeNull();
    });
  });

  it('[AUTH-7] logs in by a popup, first refused and then done, and leads home', async () => {
    await visiting(async ({ page }) => {
      await visit(page, '/policies');
      await openLogin(page);
      const choose = async (name: RegExp) => {
        const opened = page.waitForEvent('popup');
        await page.getByRole('button', { name: 'Login with Google' }).click();
        const popup = await opened;
        const closed = popup.waitForEvent('close');
        await popup.getByRole('button', { name }).click();
        await closed;
      };
      await choose(/^Nobody/);
      await waitForToast(page, 'Login failed');
      expect(await token(page)).toBeNull();
      await choose(/rohan\.mehta@example\.com/);
      await page.waitForURL(`${shop.web}/`);
      expect(await token(page)).not.toBeNull();
      expect(await page.getByRole('dialog').count()).toBe(0);
    }, WINDOWS[1]);
  });
});

describe('when something is missing', () => {
  it('[AUTH-1] lets no password into an address where no script runs', async () => {
    const { page } = await createPage(shop.web, { ...WINDOWS[0], javaScriptEnabled: false });
    await page.goto('/account/login');
    await fill(page, { Email: 'asha@example.com', Password: PASSWORD });
    await page.keyboard.press('Enter');
    expect(await page.getByRole('button', { name: 'Login', exact: true }).isDisabled()).toBe(true);
    expect(await page.locator('form noscript p').isVisible()).toBe(true);
    expect(page.url()).toBe(`${shop.web}/account/login`);
  });

  it('[AUTH-1] is done with the keyboard alone', async () => {
    await visiting(async ({ page }) => {
      await visit(page, '/account/login');
      await page.getByRole('textbox', { name: 'Email' }).focus();
      await page.keyboard.type(somebody());
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      expect(await page.getByRole('textbox', { name: 'Password' }).getAttribute('type')).toBe('text');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page
        .locator('[data-toasts] p')
        .filter({ hasText: /password/i })
        .waitFor();
    });
  });
});

describe('two shoppers, one after the other, in one browser', () => {
  it('[AUTH-11] leave nothing of the first to the second', async () => {
    const [first, second] = [somebody(), somebody()];
    await visiting(async ({ page }) => {
      await visit(page, '/');
      await logInByCode(page, shop, first);
      await visit(page, '/account');
      await page.getByText(first).first().waitFor();
      const mark = await token(page);
      await page.getByRole('button', { name: 'Log Out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
      await page.waitForURL(`${shop.web}/`);
      await page.getByRole('heading', { level: 1, name: /Colour/ }).waitFor();
      await expect.poll(() => token(page)).toBeNull();
      const stored = await page.evaluate(async () => ({
        local: JSON.stringify(localStorage),
        session: JSON.stringify(sessionStorage),
        cookies: document.cookie,
        caches: await caches.keys(),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        page: document.documentElement.outerHTML,
      }));
      expect(JSON.stringify(stored)).not.toContain(first);
      expect(JSON.stringify(stored)).not.toContain(mark);
      expect([stored.local, stored.cookies, stored.caches, stored.databases]).toEqual([
        JSON.stringify({ [WELCOME_KEY]: 'yes' }),
        '',
        [],
        [],
      ]);
      await logInByCode(page, shop, second);
      await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
      await page.getByText(second).first().waitFor();
      expect(await page.content()).not.toContain(first);
      await page.goBack();
      await hydrated(page);
      expect(await page.content()).not.toContain(first);
    });
  });
});
