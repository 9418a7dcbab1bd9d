import { useState } from 'react';
import { useSessionState } from '../../session/session.ts';
import { useShop } from '../../shop/useShop.ts';
import { Island } from '../../ui/Island.tsx';
import * as productWords from '../../words/product.ts';
import css from './PriceNotice.module.css';

/** The button that asks for a mail when the price drops; its script loads for a shopper, and when a visitor presses it. */
export function PriceNotice({ sku }: { sku: string }) {
  const { noticeKinds } = useShop();
  const [isAsked, setIsAsked] = useState(false);
  const isShopper = useSessionState() === 'in';
  if (!noticeKinds.includes('PRICE')) return null;
  const button = (
    <button type="button" className={css.link} onClick={() => setIsAsked(true)}>
      {productWords.tellPriceDrop}
    </button>
  );
  if (!isAsked && !isShopper) return button;
  return (
    <Island load={() => import('./NoticePanel.tsx')} fallback={button}>
      {({ NoticePanel }) => <NoticePanel sku={sku} kind="PRICE" isAsked={isAsked} />}
    </Island>
  );
}
