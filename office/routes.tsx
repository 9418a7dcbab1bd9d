import { createBrowserRouter, Link } from 'react-router-dom';
import { Frame } from './frame/Frame.tsx';
import { OrderPage } from './orders/OrderPage.tsx';
import { OrdersPage } from './orders/OrdersPage.tsx';
import { StaffGate } from './login/StaffGate.tsx';
import { ExportsPage } from './reports/ExportsPage.tsx';
import { SellersPage } from './reports/SellersPage.tsx';
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
          { path: '/exports', element: <ExportsPage /> },
          { path: '/sellers', element: <SellersPage /> },
          { path: '*', element: <NoSuchPage /> },
        ],
      },
    ],
    { basename: '/office' },
  );
