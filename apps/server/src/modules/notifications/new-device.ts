import type { Database } from '../../database/pool.ts';
import { describeDevice } from '../../core/identity/device.ts';
import { notify } from './notify.ts';

/** Browser without its version, and system: what stays the same over updates. */
function familyOf(userAgent: string): string {
  const { browser, system } = describeDevice(userAgent);
  return `${browser?.replace(/ \d+$/, '') ?? userAgent} · ${system ?? ''}`;
}

/**
 * Tells a person whose account is used on a kind of device that it was not used on before; the first is no news.
 * @param before what the devices of earlier sessions said of themselves
 */
export async function warnOfNewDevice(
  database: Database,
  { accountId, userAgent, ip }: { accountId: string; userAgent: string; ip: string },
  before: readonly string[],
  now: Date,
): Promise<void> {
  const family = familyOf(userAgent);
  if (before.length === 0 || before.some((earlier) => familyOf(earlier) === family)) return;
  const { browser, system } = describeDevice(userAgent);
  const device = [browser, system].filter(Boolean).join(', ') || userAgent.slice(0, 60) || '?';
  await database.write({ accountId }, (tx) =>
    notify(tx, { accountId, kind: 'newDevice', params: { device, ip }, now }),
  );
}
