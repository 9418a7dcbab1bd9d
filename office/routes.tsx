import { createBrowserRouter, Link, type RouteObject } from 'react-router-dom';
import { AuditPage } from './audit/AuditPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { InvoicesPage } from './invoices/InvoicesPage.tsx';
import { InvitationPage } from './invitation/InvitationPage.tsx';
import { OrderPage } from './orders/OrderPage.tsx';
import { OrdersPage } from './orders/OrdersPage.tsx';
import { DraftPage } from './newsletter/DraftPage.tsx';
import { NewDraftPage } from './newsletter/NewDraftPage.tsx';
import { NewsletterPage } from './newsletter/NewsletterPage.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { ShopperPage } from './shoppers/ShopperPage.tsx';
import { ShoppersPage } from './shoppers/ShoppersPage.tsx';
import { NewPromoCodePage } from './promotions/NewPromoCodePage.tsx';
import { PromoCodePage } from './promotions/PromoCodePage.tsx';
import { PromoCodesPage } from './promotions/PromoCodesPage.tsx';
import { ReviewsPage } from './reviews/ReviewsPage.tsx';
import { NewProductPage } from './products/NewProductPage.tsx';
import { ProductPage } from './products/ProductPage.tsx';
import { ProductFilesPage } from './products/ProductFilesPage.tsx';
import { ProductsPage } from './products/ProductsPage.tsx';
import { StaffGate } from './login/StaffGate.tsx';
import { ReturnPage } from './returns/ReturnPage.tsx';
import { ReturnsPage } from './returns/ReturnsPage.tsx';
import { ExportsPage } from './reports/ExportsPage.tsx';
import { SellersPage } from './reports/SellersPage.tsx';
import { StockPage } from './catalog/StockPage.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { TodayPage } from './today/TodayPage.tsx';
import { Screen } from './ui/Screen.tsx';
import * as words from './words.ts';

const NoSuchPage = () => (
  <Screen title={words.noSuchPage}>
    <Link to="/">{words.backToToday}</Link>
  </Screen>
);

/** The screens of staff, each named once. */
const SCREENS: RouteObject[] = [
  { path: '/', element: <TodayPage /> },
  { path: '/orders', element: <OrdersPage /> },
  { path: '/orders/:id', element: <OrderPage /> },
  { path: '/returns', element: <ReturnsPage /> },
  { path: '/returns/:id', element: <ReturnPage /> },
  { path: '/products', element: <ProductsPage /> },
  { path: '/products/new', element: <NewProductPage /> },
  { path: '/products/files', element: <ProductFilesPage /> },
  { path: '/products/:id', element: <ProductPage /> },
  { path: '/stock', element: <StockPage /> },
  { path: '/shoppers', element: <ShoppersPage /> },
  { path: '/shoppers/:shopperId', element: <ShopperPage /> },
  { path: '/people', element: <PeoplePage /> },
  { path: '/audit', element: <AuditPage /> },
  { path: '/promo-codes', element: <PromoCodesPage /> },
  { path: '/new-promo-code', element: <NewPromoCodePage /> },
  { path: '/promo-codes/:code', element: <PromoCodePage /> },
  { path: '/reviews', element: <ReviewsPage /> },
  { path: '/newsletter', element: <NewsletterPage /> },
  { path: '/newsletter/:id', element: <DraftPage /> },
  { path: '/new-newsletter', element: <NewDraftPage /> },
  { path: '/settings', element: <SettingsPage /> },
  { path: '/invoices', element: <InvoicesPage /> },
  { path: '/exports', element: <ExportsPage /> },
  { path: '/sellers', element: <SellersPage /> },
  { path: '*', element: <NoSuchPage /> },
];

/** Creates the router of the back office. */
export const createOfficeRouter = () =>
  createBrowserRouter(
    [
      { path: '/invitation', element: <InvitationPage /> },
      {
        element: (
          <StaffGate>
            <Frame />
          </StaffGate>
        ),
        children: SCREENS,
      },
    ],
    { basename: '/office' },
  );
