/** A field as it is compared with its default value. */
interface Compared {
  value: string | boolean;
  standard: string | boolean;
  /** Shows the default value. */
  reset: () => void;
}

/** The fields of a form by their elements, with their default values at that time. */
export type DefaultValues = ReadonlyMap<Element, Compared['standard']>;

/** Searched texts, passwords and files are not worth a question. */
const UNCOUNTED: ReadonlySet<string> = new Set(['hidden', 'search', 'password', 'file']);

/** Whether a field of a form has another value than its default. */
export const isTyped = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some(([, { value, standard }]) => value !== standard);

/**
 * Shows the new default values in the fields that had the former ones, so that typed values remain. Returns the new ones.
 */
export function followDefaults(form: HTMLFormElement, former: DefaultValues): DefaultValues {
  for (const [element, { value, standard, reset }] of fieldsOf(form)) {
    const was = former.get(element);
    if (was !== undefined && was !== standard && value === was) reset();
  }
  return new Map(fieldsOf(form).map(([element, { standard }]) => [element, standard]));
}

const fieldsOf = ({ elements }: HTMLFormElement): [Element, Compared][] =>
  [...elements].flatMap((element): [Element, Compared][] => {
    const field = comparedOf(element);
    return field ? [[element, field]] : [];
  });

function comparedOf(element: Element): Compared | undefined {
  if (element instanceof HTMLSelectElement) return comparedChoice(element);
  if (element instanceof HTMLInputElement) {
    if (UNCOUNTED.has(element.type)) return undefined;
    if (element.type === 'checkbox' || element.type === 'radio') return comparedBox(element);
  } else if (!(element instanceof HTMLTextAreaElement)) return undefined;
  const { value, defaultValue: standard } = element;
  return { value, standard, reset: () => (element.value = standard) };
}

function comparedBox(box: HTMLInputElement): Compared {
  const { checked: value, defaultChecked: standard } = box;
  return { value, standard, reset: () => (box.checked = standard) };
}

/** A list without a default value begins with its first choice. React sets no default after the first time: `data-default` has it. */
function comparedChoice(list: HTMLSelectElement): Compared {
  const standard = list.dataset['default'] ?? list.options[0]?.value ?? '';
  return { value: list.value, standard, reset: () => (list.value = standard) };
}
