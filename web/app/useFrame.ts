import { useMatches } from 'react-router-dom';
import type { PageHandle } from '../session/page-handle.ts';

/** What the page's route says of the frame around it. */
export function useFrame(): PageHandle['frame'] {
  const handles = useMatches().map(({ handle }): PageHandle => Object(handle));
  return handles.find(({ frame }) => frame)?.frame;
}
