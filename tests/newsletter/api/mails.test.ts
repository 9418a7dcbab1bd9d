import { describe, expect, it } from 'vitest';
import { createNewsletterLinks } from '../../../api/newsletter/links.ts';
import { createNewsletterMails } from '../../../api/newsletter/mails.ts';
import { FILE_SETTINGS } from '../../../schema/settings.ts';
import { SHOP } from '../../../schema/shop.ts';

const links = createNewsletterLinks('a secret of the tests, which is long enough', 'https://shop.example');
const mails = createNewsletterMails(links, FILE_SETTINGS);
const to = { id: links.subscriberIdOf('asha@example.com'), email: 'asha@example.com' };
const issue = {
  id: '2026-11-diwali',
  subject: 'New <b>bandhani</b>',
  words: 'Namaste!\n\nThe first line\nand the second.\n \n\n<i>Asha</i> & co.',
};
const leave = links.urlFor('leave', to.id);

describe("the newsletter's mails", () => {
  it.each([
    ['confirms', mails.confirm(to)],
    ['is a repetition', mails.alreadySubscribed(to)],
    ['welcomes', mails.welcome(to)],
    ['is an issue', mails.issue(to, issue)],
  ])('[REST-18] can be left by a mail program, by one that %s', (_, mail) => {
    expect(mail.to).toBe('asha@example.com');
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(leave).toMatch(/^https:\/\/shop\.example\/newsletter\/leave\?token=[\w-]{43}\.[\w-]{43}$/);
  });

  it('[REST-18] ask for a confirmation of the address by a link with its own token', () => {
    const { text, html } = mails.confirm(to);
    const link = links.urlFor('confirm', to.id);
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`href="${link}"`);
    expect(text).not.toContain(leave);
    expect(link.split('.').at(-1)).not.toBe(leave.split('.').at(-1));
  });

  it.each([
    ['a repetition', mails.alreadySubscribed(to)],
    ['the welcome', mails.welcome(to)],
    ['an issue', mails.issue(to, issue)],
  ])('[REST-18] show in %s how to unsubscribe', (_, { text, html }) => {
    expect(text).toContain(`Unsubscribe:\n${leave}\n`);
    expect(html).toMatch(/<a href="[^"]+\/newsletter\/leave\?token=[\w.-]+"[^>]*>Unsubscribe<\/a>/);
  });

  it('[REST-18] format an issue in paragraphs, escape all of it, and show its sender and reason', () => {
    const { subject, text, html, isBulk } = mails.issue(to, issue);
    expect(subject).toBe('New <b>bandhani</b>');
    expect(text).toContain('Namaste!\n\nThe first line\nand the second.\n\n<i>Asha</i> & co.');
    expect(html.match(/<p style="margin:0 0 18px;line-height:1.55;font-size:16px/g)).toHaveLength(3);
    expect(html).toContain('&lt;i&gt;Asha&lt;/i&gt; &amp; co.');
    expect(html).not.toContain('<b>');
    expect(text).toContain(`You are receiving this email because you subscribed to the ${SHOP.name} newsletter.`);
    for (const line of SHOP.address) expect(text).toContain(line);
    expect(isBulk).toBe(true);
    expect(mails.confirm(to).isBulk).toBeUndefined();
  });

  it('[REST-18] contain ids and links that reveal nothing about the address', () => {
    expect(to.id).toMatch(/^[\w-]{43}$/);
    expect(links.subscriberIdOf('rohan@example.com')).not.toBe(to.id);
    expect(
      createNewsletterLinks('another secret of the tests, long enough', '').subscriberIdOf('asha@example.com'),
    ).not.toBe(to.id);
  });
});
