import { randomId } from '../random-id.ts';
import { observeActors } from './observe.ts';
import {
  INSPECT_CHANNEL,
  INSPECT_PERMISSION,
  INSPECT_VERSION,
  type InspectFact,
  type InspectMessage,
} from './protocol.ts';
import { redact } from './redact.ts';

/** The latest facts are kept for a tool that opens later. */
const KEPT = 2_000;
const SEND_AFTER_MS = 50;

/** Whether this page may tell of its actors: in development, or where the server says so. */
async function isAllowed(): Promise<boolean> {
  if (import.meta.env.DEV) return true;
  return fetch(INSPECT_PERMISSION, { headers: { accept: 'application/json' } }).then(
    ({ ok, redirected }) => ok && !redirected,
    () => false,
  );
}

/**
 * Shows this page's actors to the statechart tool in another tab.
 * @param isLate actors may have started before
 */
export async function sendActors(isLate: boolean): Promise<void> {
  if (!(await isAllowed())) return;
  const channel = new BroadcastChannel(INSPECT_CHANNEL);
  const tab = randomId();
  const send = (message: InspectMessage) => channel.postMessage(message);
  const kept: InspectFact[] = [];
  let waiting: InspectFact[] = [];
  let isRevealed = false;

  const announce = () =>
    send({
      to: 'tool',
      kind: 'page',
      version: INSPECT_VERSION,
      tab,
      address: location.pathname,
      isLate,
      isRevealed,
    });
  const flush = () => {
    const facts = waiting;
    waiting = [];
    if (facts.length > 0) send({ to: 'tool', kind: 'facts', tab, facts });
  };
  const notify = (fact: InspectFact) => {
    if (waiting.length === 0) setTimeout(flush, SEND_AFTER_MS);
    waiting.push(fact);
    kept.push(fact);
    if (kept.length > KEPT) kept.shift();
  };

  channel.addEventListener('message', ({ data }: MessageEvent<InspectMessage>) => {
    if (data.to !== 'pages') return;
    if (data.kind === 'hello') {
      announce();
      waiting = [];
      send({ to: 'tool', kind: 'facts', tab, facts: kept });
    } else if (data.tab === tab && data.kind === 'reveal') {
      isRevealed = data.isRevealed;
      announce();
    } else if (data.tab === tab && data.kind === 'reload') location.reload();
  });
  window.addEventListener('pagehide', () => {
    flush();
    send({ to: 'tool', kind: 'gone', tab });
  });
  observeActors(notify, (value) => redact(value, isRevealed));
  announce();
}
