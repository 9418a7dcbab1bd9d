import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { KeptPart } from '../ui/KeptPart.tsx';
import { Header } from './Header.tsx';
import { useFrame } from './useFrame.ts';

/** The header as the server renders it: once for all pages of a category, whose link it marks by the path's first part. */
export function KeptHeader({ isProduct }: { isProduct: boolean }) {
  const [, first = ''] = useLocation().pathname.split('/', 2);
  return (
    <KeptPart of={`header ${isProduct} ${first}`}>
      <Header isProduct={isProduct} />
    </KeptPart>
  );
}

/** The footer as the server renders it: once for the checkout, and once for all other pages. */
export const keepFooter = (PageFooter: ComponentType): ComponentType =>
  function KeptFooter() {
    return (
      <KeptPart of={`footer ${useFrame() === 'checkout'}`}>
        <PageFooter />
      </KeptPart>
    );
  };
