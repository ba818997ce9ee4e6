// npm run load:store: a crowd buys the last seats of a class while the server and its database are killed.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timesAsText } from './crowd.ts';
import { sellSeats } from './seat-sale.ts';
import { killAll } from './server-process.ts';

const BUYERS = Number(process.env.STORE_BUYERS ?? 1000);
const SEATS = Number(process.env.STORE_SEATS ?? 100);
const SECONDS = Number(process.env.STORE_SECONDS ?? 30);
const SHOWN_MAX = 20;

const folder = await mkdtemp(join(tmpdir(), 'stoa-store-load-'));
// Where this runs as root, the database's own user has to pass through.
await chmod(folder, 0o711);
try {
  const outcome = await sellSeats({
    folder,
    buyers: BUYERS,
    seats: SEATS,
    withinMs: SECONDS * 1000,
    kills: ['both', 'postmaster'],
    notify: console.log,
  });
  const { sold, byCard, cancelled, messages, orderMs, downMs, wrong } = outcome;
  console.log(`  orders and refusals: ${timesAsText(orderMs)}`);
  console.log(`  down for ${downMs.map((ms) => `${Math.round(ms)} ms`).join(' and ')}`);
  console.log(
    `  ${sold} sold, ${byCard} of them by card; ${cancelled} orders were let go, ${messages} messages told`,
  );
  for (const line of wrong.slice(0, SHOWN_MAX)) console.log(`  wrong: ${line}`);
  console.log(wrong.length === 0 ? 'Every seat is sold and paid once.' : `${wrong.length} wrong.`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  killAll();
  await rm(folder, { recursive: true, force: true });
}
