import { Link } from 'react-router-dom';
import { JsonLd, SERVED_JSON_LD } from './Head.tsx';
import { absolute } from '../paths.ts';
import parts from './parts.module.css';
import { useVisit } from './VisitContext.tsx';
import * as uiWords from '../words/ui.ts';

/** One page between the home page and this page. */
export interface Crumb {
  name: string;
  /** The path of the page; omitted for the page itself. */
  to?: string;
}

/** Links from the home page to this page, also for search engines as a BreadcrumbList. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const { origin } = useVisit();
  return (
    <nav aria-label={uiWords.breadcrumb}>
      <ol className={parts.breadcrumb}>
        {trail.map(({ name, to }, index) => (
          <li key={index}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
      <JsonLd thing={import.meta.env.SSR ? listOf(trail, origin) : SERVED_JSON_LD} />
    </nav>
  );
}

function listOf(trail: readonly Crumb[], origin: string): object {
  const itemListElement = trail.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(to ? { item: absolute(origin, to) } : {}),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
