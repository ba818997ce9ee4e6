import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** All routes; those of the first load until the others are there. */
export function useAllRoutes() {
  const router = useRouter();
  const { addRoutes } = router.options.context;
  const [isWhole, setWhole] = useState(!addRoutes);
  useEffect(() => {
    // Without the network there are no other pages to go to either.
    addRoutes?.(router.state.location.pathname).then(
      () => setWhole(true),
      () => undefined,
    );
  }, [addRoutes, router]);
  return { routes: Object.values(router.routesById), isWhole };
}
