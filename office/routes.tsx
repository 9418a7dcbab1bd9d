import { createBrowserRouter, Link } from 'react-router-dom';
import { AuditPage } from './audit/AuditPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { InvitationPage } from './invitation/InvitationPage.tsx';
import { OrderPage } from './orders/OrderPage.tsx';
import { OrdersPage } from './orders/OrdersPage.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { ShopperPage } from './shoppers/ShopperPage.tsx';
import { ShoppersPage } from './shoppers/ShoppersPage.tsx';
import { StaffGate } from './login/StaffGate.tsx';
import { StockPage } from './catalog/StockPage.tsx';
import { TodayPage } from './today/TodayPage.tsx';
import { Screen } from './ui/Screen.tsx';
import * as words from './words.ts';

const NoSuchPage = () => (
  <Screen title={words.noSuchPage}>
    <Link to="/">{words.backToToday}</Link>
  </Screen>
);

/** Creates the router of the back office. Each screen is named once. */
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
        children: [
          { path: '/', element: <TodayPage /> },
          { path: '/orders', element: <OrdersPage /> },
          { path: '/orders/:id', element: <OrderPage /> },
          { path: '/stock', element: <StockPage /> },
          { path: '/shoppers', element: <ShoppersPage /> },
          { path: '/shoppers/:shopperId', element: <ShopperPage /> },
          { path: '/people', element: <PeoplePage /> },
          { path: '/audit', element: <AuditPage /> },
          { path: '*', element: <NoSuchPage /> },
        ],
      },
    ],
    { basename: '/office' },
  );
