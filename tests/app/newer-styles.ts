/** Values that one of the oldest browsers does not know. It ignores the declaration, and uses an earlier one of the same rule. */
const NEWER_VALUE =
  /\d(d|s|l)v[hw]\b|\bcq[wihb]\b|\bclip$|color-mix\([^)]*currentcolor|\boklch\(|\blight-dark\(|\bsubgrid\b|^(['"]).*\2 ?\/ ?['"]|\bround\(|\dr?lh\b|\(from |^image-set\(/i;
/** Selectors that one of them does not know. It ignores the whole rule. */
const NEWER_SELECTOR = /:user-(in)?valid\b|:state\(|:open\b|:popover-open\b/;
/** Properties whose absence would move something, or show hidden content. */
const NEWER_PROPERTY = /^(translate|scale|rotate|field-sizing|anchor-name|position-anchor)$/;

/**
 * Finds the declarations and selectors of a style sheet that one of the oldest browsers ignores, if more than an
 * ornament is lost. Keyframes may animate newer properties. In a list, a selector with `:has` makes such browsers
 * ignore the other selectors too. They ignore container queries: the styles without one must fit a phone. `max-width`
 * may serve only very large text.
 */
export function findNewerStyles(text: string): string[] {
  const css = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const found = [...css.matchAll(/@container[^{]*max-width: (?:[2-9]|1\d{2})\d*rem[^{]*(?=\{)/g)].map(([query]) =>
    query.trim(),
  );
  for (const [, selector = '', block = ''] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    // An ornament.
    if (/:(?:hover|active)\b/.test(selector)) continue;
    const isList = /,(?![^(]*\))/.test(selector);
    if (isList && /:has\(/.test(selector)) found.push(selector.trim().replaceAll(/\s+/g, ' '));
    if (NEWER_SELECTOR.test(selector)) found.push(selector.trim().replaceAll(/\s+/g, ' '));
    found.push(...newerIn(block).map((declaration) => `${selector.trim()} { ${declaration} }`));
  }
  return found;
}

function newerIn(block: string): string[] {
  const before = new Set<string>();
  return block.split(';').flatMap((each) => {
    const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^]*?)\s*$/.exec(each) ?? [];
    const isNewer = NEWER_PROPERTY.test(property) || NEWER_VALUE.test(value);
    const isCovered = before.has(property) || property.startsWith('--');
    before.add(property);
    return isNewer && !isCovered && value !== 'none' ? [`${property}: ${value}`] : [];
  });
}
