/** A text in which the first place that says `part`, in any case of letters, is marked. */
export function HighlightedText({ text, part }: { text: string; part: string }) {
  const [small, sought] = [text.toLowerCase(), part.toLowerCase()];
  const at = sought === '' || small.length !== text.length ? -1 : small.indexOf(sought);
  if (at < 0) return text;
  const end = at + sought.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
