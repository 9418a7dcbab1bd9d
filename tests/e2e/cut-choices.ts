import type { Page } from 'playwright-core';

/** The choices that the page's lists show cut off, because the text is wider than its list. */
export const cutChoices = (page: Page): Promise<string[]> =>
  page.locator('select:visible').evaluateAll((lists) =>
    lists.flatMap((list) => {
      if (!(list instanceof HTMLSelectElement)) return [];
      const text = list.selectedOptions[0]?.text ?? '';
      const copy = document.createElement('select');
      copy.className = list.className;
      copy.style.cssText = 'position: absolute; width: max-content';
      copy.add(new Option(text));
      list.parentElement?.append(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      return width > list.getBoundingClientRect().width + 1 ? [text] : [];
    }),
  );
