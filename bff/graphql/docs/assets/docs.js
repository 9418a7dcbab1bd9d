// The search, buttons that copy code, and a menu that marks the current section. Pages are complete without this
// file.
const MOST = 12;

/** Returns the matching names, those with a matching beginning first. */
function find(entries, text) {
  const wanted = text.toLowerCase();
  const rank = ([name]) => {
    const lower = name.toLowerCase();
    const last = lower.slice(lower.lastIndexOf('.') + 1);
    if (lower === wanted) return 0;
    if (lower.startsWith(wanted)) return 1;
    if (last.startsWith(wanted)) return 2;
    return lower.includes(wanted) ? 3 : 4;
  };
  return entries
    .map((entry) => [rank(entry), entry])
    .filter(([place]) => place < 4)
    .toSorted(([one], [other]) => one - other)
    .slice(0, MOST)
    .map(([, entry]) => entry);
}

function addSearch(home) {
  const input = Object.assign(document.createElement('input'), {
    type: 'search',
    placeholder: 'Find a name',
    autocomplete: 'off',
  });
  input.setAttribute('aria-label', 'Find a type, a field or a page');
  input.setAttribute('aria-controls', 'found');
  const list = Object.assign(document.createElement('ul'), { id: 'found', hidden: true });
  const status = Object.assign(document.createElement('p'), { className: 'skip' });
  status.setAttribute('role', 'status');
  home.append(input, list, status);
  let index;
  const show = async () => {
    const text = input.value.trim();
    index ??= fetch('/docs/search.json').then((answer) => answer.json());
    const found = text === '' ? [] : find(await index, text);
    if (text !== input.value.trim()) return;
    list.replaceChildren(
      ...found.map(([name, address]) => {
        const item = document.createElement('li');
        item.append(Object.assign(document.createElement('a'), { href: address, textContent: name }));
        return item;
      }),
    );
    list.hidden = found.length === 0;
    status.textContent = text === '' ? '' : `${found.length} found`;
  };
  input.addEventListener('input', () => void show());
  home.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement);
    if (event.key === 'Escape') {
      list.hidden = true;
      input.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      (links[at + (event.key === 'ArrowDown' ? 1 : -1)] ?? input).focus();
    } else if (event.key === 'Enter' && document.activeElement === input) links[0]?.click();
  });
  home.addEventListener('focusout', ({ relatedTarget }) => {
    if (!home.contains(relatedTarget)) list.hidden = true;
  });
  list.addEventListener('click', () => {
    list.hidden = true;
  });
}

/** Adds a copy button next to the name of a block of code. Browsers allow the clipboard only on https and on localhost. */
function addCopyButton(caption) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy' });
  const copy = async () => {
    await navigator.clipboard.writeText(caption.nextElementSibling.textContent);
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 2_000);
  };
  button.addEventListener('click', () => void copy());
  caption.append(button);
}

const search = document.getElementById('search');
if (search) addSearch(search);
if (navigator.clipboard) for (const caption of document.querySelectorAll('.code figcaption')) addCopyButton(caption);

// The menu has its own scroll position when it is beside the page.
const here = document.querySelector('.menu [aria-current]');
const menu = here?.closest('.menu');
if (menu && menu.scrollHeight > menu.clientHeight) menu.scrollTop = here.offsetTop - menu.clientHeight / 2;
