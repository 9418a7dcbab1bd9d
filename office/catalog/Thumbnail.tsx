import { useStaff } from '../session/staff.ts';

interface ThumbnailProps {
  url: string;
  alt?: string;
  /** In pixels of the page; the height is four thirds of it. */
  width: number;
}

/** A picture of a piece. A trial is open at more addresses than the gateway knows, so its own pictures have relative addresses. */
export function Thumbnail({ url, alt = '', width }: ThumbnailProps) {
  const own = `${useStaff().shopUrl}/pictures/`;
  return (
    <img
      src={url.replace(own, '/pictures/')}
      alt={alt}
      width={width}
      height={Math.round(width / 0.75)}
      loading="lazy"
    />
  );
}
