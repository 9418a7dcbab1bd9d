import * as words from '../words/newsletter.ts';
import css from './MailPreview.module.css';

/** The part of the browser's Trusted Types that the preview needs. Some browsers have none. */
interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

interface HtmlPolicy {
  createHTML(html: string): string;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The only policy that the content policy of the office allows. The frame runs no script, so its HTML needs no check. */
const policy: HtmlPolicy = window.trustedTypes?.createPolicy('mail-preview', { createHTML: (html) => html }) ?? {
  createHTML: (html) => html,
};

/** A mail as it looks, in a frame without scripts, forms, links to other windows or access to this page. */
export const MailPreview = ({ html }: { html: string }) => (
  <iframe
    className={css.preview}
    title={words.preview}
    sandbox=""
    ref={(frame) => {
      // React would turn the trusted HTML into a text.
      if (frame) frame.srcdoc = policy.createHTML(html);
    }}
  />
);
