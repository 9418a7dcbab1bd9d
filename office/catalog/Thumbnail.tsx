import { useStaff } from '../session/staff.ts';

interface ThumbnailProps {
  url: string;
  alt?: string;
  /** In pixels of the page; the height is four thirds of it. */
  width: number;
}

/**
 * Makes the addresses of the shop's own pictures relative: a trial is open at more addresses than the gateway knows.
 */
export function useOwnPictures(): (url: string) => string {
  const own = `${useStaff().shopUrl}/pictures/`;
  return (url) => url.replace(own, '/pictures/');
}

/** A picture of a piece. */
export function Thumbnail({ url, alt = '', width }: ThumbnailProps) {
  const toOwn = useOwnPictures();
  return <img src={toOwn(url)} alt={alt} width={width} height={Math.round(width / 0.75)} loading="lazy" />;
}
