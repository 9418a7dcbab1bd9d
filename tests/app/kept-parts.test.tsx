import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createKeptParts, KeptPart, KeptPartsContext } from '../../web/ui/KeptPart.tsx';

/** A shop of its own for each test: parts are kept for all pages of a shop. */
let shops = 0;
const openShop = () => {
  const shop = `shop-${++shops}`;
  return (page: ReactNode) => {
    const parts = createKeptParts(shop);
    return parts.finish(renderToString(<KeptPartsContext value={parts}>{page}</KeptPartsContext>));
  };
};

const counted = () => {
  const rendered: string[] = [];
  const Card = ({ name }: { name: string }) => {
    rendered.push(name);
    return (
      <li>
        <b>{name}</b> & {rendered.length > 0 && 'more'}
      </li>
    );
  };
  return { Card, rendered };
};

it('renders a part once for all pages of the shop that have it, as React renders it in a page', () => {
  const { Card, rendered } = counted();
  const list = (names: string[], kept: boolean) => (
    <ul>
      {names.map((name) =>
        kept ? (
          <KeptPart key={name} of={name}>
            <Card name={name} />
          </KeptPart>
        ) : (
          <Card key={name} name={name} />
        ),
      )}
    </ul>
  );
  const pages = [['a', 'b', 'c'], ['c', 'a'], ['d', 'b', 'b2', 'a'], ['a']];
  const plain = pages.map((names) => renderToString(list(names, false)));
  rendered.splice(0);
  const render = openShop();
  expect(pages.map((names) => render(list(names, true)))).toEqual(plain);
  expect(rendered).toEqual(['a', 'b', 'c', 'd', 'b2']);
  openShop()(list(['a'], true));
  expect(rendered).toEqual(['a', 'b', 'c', 'd', 'b2', 'a']);
});

it('renders parts where none are kept, as in a browser', () => {
  const { Card } = counted();
  const html = renderToString(
    <KeptPart of="a">
      <Card name="a" />
    </KeptPart>,
  );
  expect(html).toBe(renderToString(<Card name="a" />));
});

it('is not led astray by what people write', () => {
  const { Card } = counted();
  const odd = ['\ue001', '\ue001:0;', '\ue002', '$&', '<!-- -->', '\ue001x:0;\ue002x'];
  const render = openShop();
  for (const _ of [1, 2])
    for (const name of odd)
      expect(
        render(
          <KeptPart of={name}>
            <Card name={name} />
          </KeptPart>,
        ),
      ).toBe(renderToString(<Card name={name} />));
});

it('keeps no part that has failed on the server', () => {
  let isWell = false;
  const Moody = () => {
    if (isWell) return <b>well</b>;
    throw new Error('not now');
  };
  const part = (
    <KeptPart of="moody">
      <Suspense fallback={null}>
        <Moody />
      </Suspense>
    </KeptPart>
  );
  const render = openShop();
  expect(render(part)).toContain('<!--$!-->');
  isWell = true;
  expect(render(part)).toBe('<!--$--><b>well</b><!--/$-->');
});

it('keeps some thousand parts at the most', () => {
  const { Card, rendered } = counted();
  const render = openShop();
  const words = 'x'.repeat(5_000);
  const ask = (at: number) =>
    render(
      <KeptPart of={`${at}${words}`}>
        <Card name={`${at}${words}`} />
      </KeptPart>,
    );
  for (let at = 0; at < 1_000; at += 1) ask(at);
  ask(999);
  expect(rendered).toHaveLength(1_000);
  ask(0);
  expect(rendered).toHaveLength(1_001);
});
