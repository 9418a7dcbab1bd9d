import { Outlet } from 'react-router-dom';
import { HOME_SECTIONS, SHOP } from '../../schema/shop.ts';
import { useHomePage, type HomePageQuery } from './home/home.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import { Head } from '../ui/Head.tsx';
import { absolute, HOME_PATH } from '../paths.ts';
import { useShop } from '../ui/ShopContext.tsx';
import { Collections } from './home/Collections.tsx';
import { findByCraft, Crafts } from './home/Crafts.tsx';
import { Hero } from './home/Hero.tsx';
import { HomeSection } from './home/HomeSection.tsx';
import css from './HomePage.module.css';

type Category = NonNullable<HomePageQuery['categories']>[number];

/** The products of the banner, where the shop has them: from which section, and of which craft. */
const BANNER = [
  { at: 0, craft: 'Leheriya' },
  { at: 3, craft: 'Bandhani' },
  { at: 1, craft: 'Leheriya' },
] as const;

/** `/`: the banner, the shop's categories, four products of four of them, the crafts, and the part below the fold. */
export function HomePage() {
  const categories = useHomePage().data?.categories;
  if (!categories) return <Failed words="An error occurred" />;
  const named = (name: string) => categories.find((category) => category.name === name);
  const sections = HOME_SECTIONS.flatMap((name) => named(name) ?? []).filter(({ showcase }) => showcase.length > 0);
  return (
    <>
      <HomeHead />
      <Hero
        cloths={BANNER.flatMap(({ at, craft }) => pieceOf(sections[at]?.showcase ?? [], craft))}
        first={sections[0]?.name}
      />
      <div className={`page ${css.home}`}>
        <Collections categories={categories} />
        {sections.map((category) => (
          <HomeSection key={category.name} category={category} />
        ))}
      </div>
      <Crafts cloths={sections.flatMap(({ showcase }: Category) => showcase)} />
      <div className={css.belowFold}>
        <Outlet />
      </div>
    </>
  );
}

const pieceOf = (pieces: Category['showcase'], craft: string) => findByCraft(craft, pieces) ?? pieces[0] ?? [];

function HomeHead() {
  const { origin } = useShop();
  const jsonLd = { '@type': 'Organization', name: SHOP.name, url: absolute(origin, HOME_PATH), email: SHOP.email };
  return <Head title={`${SHOP.name}: ${SHOP.trade}`} description={SHOP.description} path={HOME_PATH} jsonLd={jsonLd} />;
}
