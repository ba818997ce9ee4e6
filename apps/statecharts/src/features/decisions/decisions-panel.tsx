import { lazy } from 'react';
import { useWorkbench } from '../machine/workbench.tsx';

const LogoutDecisions = lazy(async () => ({
  default: (await import('./logout-decisions.tsx')).LogoutDecisions,
}));
const RouteDecisions = lazy(async () => ({
  default: (await import('./route-decisions.tsx')).RouteDecisions,
}));

/** The table that the machine decides by. */
export function DecisionsPanel() {
  const { machine } = useWorkbench();
  if (machine.id === 'logoutRouting') return <LogoutDecisions />;
  return machine.id === 'routeGuard' ? <RouteDecisions /> : null;
}
