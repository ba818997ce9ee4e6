import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pagesOf, type ManagePageEntry } from './manage-pages.ts';

/** Every management page; none until the routes that are not in the first load are there. */
export function useManagePages(): readonly ManagePageEntry[] {
  const router = useRouter();
  const { addRoutes } = router.options.context;
  const [pages, setPages] = useState(() => pagesOf(Object.values(router.routesById)));
  const isWhole = pages.length > 0;
  useEffect(() => {
    if (isWhole || !addRoutes) return;
    // Without the network there are no pages to go to either.
    addRoutes(router.state.location.pathname).then(
      () => setPages(pagesOf(Object.values(router.routesById))),
      () => undefined,
    );
  }, [isWhole, addRoutes, router]);
  return pages;
}
