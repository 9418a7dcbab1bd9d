import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '../web/ui/tokens.css';
import '../web/ui/global.css';
import { createOfficeClient } from './client.ts';
import { createOfficeRouter } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No root.');
createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={createOfficeClient()}>
      <RouterProvider router={createOfficeRouter()} />
    </ApolloProvider>
  </StrictMode>,
);
