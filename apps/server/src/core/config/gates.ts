import { isWithin } from '../../http/networks.ts';
import { Problem } from '../../http/problem.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/**
 * Lets nobody reach a school from outside of the networks that the operator has named for it.
 * @param schools ids of the schools that a request names
 * @throws {Problem} SCHOOL_NETWORK_NOT_ALLOWED
 */
export async function requireAllowedNetwork(
  runtime: RuntimeConfig,
  schools: readonly string[],
  ip: string,
): Promise<void> {
  if (schools.length === 0) return;
  const { value } = await runtime.get('school-networks');
  for (const id of schools) {
    const networks = Object.hasOwn(value, id) ? value[id] : undefined;
    if (networks && !isWithin(networks, ip)) throw new Problem('SCHOOL_NETWORK_NOT_ALLOWED');
  }
}

/** @throws {Problem} SIGN_IN_DISABLED while the operator has turned off signing in */
export async function requireSignInEnabled(runtime: RuntimeConfig): Promise<void> {
  const { value } = await runtime.get('sign-in');
  if (!value.enabled) throw new Problem('SIGN_IN_DISABLED');
}
