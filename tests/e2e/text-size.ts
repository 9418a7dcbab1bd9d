import type { Page } from 'playwright-core';

/** The texts in the elements of this selector that wrap. */
export const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((looked) => {
    const texts = [...document.querySelectorAll(looked)].flatMap(({ childNodes }) => Array.from(childNodes));
    return texts.flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return [];
      return Array.from((node.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)).flatMap(({ index, 0: word }) => {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
  }, selector);

/** Sets the text size of the page, as a browser's setting does. */
export const setTextSize = (page: Page, size: string): Promise<string> =>
  page.evaluate((chosen) => (document.documentElement.style.fontSize = chosen), size);
