// The search. Pages are whole without this file.
const MOST = 12;

/** The names that fit, those that begin so first. */
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

const search = document.getElementById('search');
if (search) addSearch(search);
