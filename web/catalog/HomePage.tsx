import { Outlet, useLoaderData } from 'react-router-dom';
import { useShop } from '../shop/useShop.ts';
import type { HomeData } from './loaders.ts';
import { Head, SERVED_JSON_LD } from '../ui/Head.tsx';
import { absolute, HOME_PATH } from '../paths.ts';
import { useVisit } from '../ui/VisitContext.tsx';
import { Collections } from './home/Collections.tsx';
import { EmptyShop } from './home/EmptyShop.tsx';
import { findByCraft, Crafts } from './home/Crafts.tsx';
import { Hero } from './home/Hero.tsx';
import { HomeSection } from './home/HomeSection.tsx';
import css from './HomePage.module.css';

type Category = HomeData['categories'][number];

/** The products of the banner, if the shop has them: their section and their craft. */
const BANNER = [
  { at: 0, craft: 'Leheriya' },
  { at: 3, craft: 'Bandhani' },
  { at: 1, craft: 'Leheriya' },
] as const;

/** `/`: the banner, the shop's categories, four products of four of them, the crafts, and the part below the fold. */
export function HomePage() {
  const { homeSections } = useShop();
  const home: HomeData = useLoaderData();
  const { categories } = home;
  const named = (name: string) => categories.find((category) => category.name === name);
  const sections = homeSections.flatMap((name) => named(name) ?? []).filter(({ showcase }) => showcase.length > 0);
  return (
    <>
      <HomeHead />
      <Hero
        cloths={BANNER.flatMap(({ at, craft }) => pieceOf(sections[at]?.showcase ?? [], craft))}
        first={sections[0]?.name}
      />
      <div className={`page ${css.home}`}>
        {categories.every(isEmpty) && <EmptyShop />}
        <Collections categories={categories} />
        {sections.map(({ name, showcase }) => (
          <HomeSection key={name} name={name} products={showcase} />
        ))}
      </div>
      <Crafts crafts={home.crafts ?? []} cloths={sections.flatMap(({ showcase }: Category) => showcase)} />
      <div className={css.belowFold}>
        <Outlet context={home} />
      </div>
    </>
  );
}

const isEmpty = ({ productCount, showcase }: Category) => productCount === 0 && showcase.length === 0;

const pieceOf = (pieces: Category['showcase'], craft: string) => findByCraft(craft, pieces) ?? pieces[0] ?? [];

function HomeHead() {
  const { origin } = useVisit();
  const { name, trade, description, contact } = useShop();
  const organization = { '@type': 'Organization', name, url: absolute(origin, HOME_PATH), email: contact.email };
  const jsonLd = import.meta.env.SSR ? organization : SERVED_JSON_LD;
  return <Head title={`${name}: ${trade}`} description={description} path={HOME_PATH} jsonLd={jsonLd} />;
}
