import type { Adapter } from './adapter.ts';
import { login } from './adapters/login.ts';
import { logoutRouting } from './adapters/logout-routing.ts';
import { qrLogin } from './adapters/qr-login.ts';
import { routeGuard } from './adapters/route-guard.ts';
import { session } from './adapters/session.ts';

/** The machines that are walked through in a browser. */
export const ADAPTERS: readonly Adapter[] = [session, routeGuard, logoutRouting, login, qrLogin];
