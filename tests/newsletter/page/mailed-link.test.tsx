import { render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useMailedLink } from '../../../web/newsletter/useMailedLink.ts';

// React draws transitions in the order of ten lanes, which it gives out in turn: a response in the first lane is drawn before a change of
// page in the last one. Each of these tests takes three lanes, so that one of the ten meets this order.
it.each(Array.from({ length: 10 }, (_, index) => index))(
  '[NEWS-1] a response does not fetch back a reader whose next page is not drawn yet: %i',
  async () => {
    const response = Promise.withResolvers<{ message: null; userErrors: [] }>();
    function Link() {
      const { step } = useMailedLink('confirmed', () => response.promise);
      return <p>{step}</p>;
    }
    const routes = [
      { path: '/link', element: <Link /> },
      { path: '/next', element: <p>next</p> },
    ];
    history.replaceState(null, '', '/link?token=t');
    const router = createBrowserRouter(routes);
    render(<RouterProvider router={router} />);
    await router.navigate('/link?token=t#top');
    await screen.findByText('waiting');
    await router.navigate('/next');
    response.resolve({ message: null, userErrors: [] });
    await screen.findByText(/next|done/);
    expect(router.state.location.pathname).toBe('/next');
  },
);
