// npm run load:live — one live session with its viewers and its chat, against a server process.
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { benchEmail } from './ids.ts';
import { percentiles } from './rows.ts';
import { signIn, startServed, type Served } from './served.ts';

const VIEWERS = Number(process.env.LIVE_VIEWERS ?? 500);
const SECONDS = Number(process.env.LIVE_SECONDS ?? 60);
const HOURS = Number(process.env.LIVE_HOURS ?? 10);
const MEASURES = (process.env.LIVE_ONLY ?? 'picture,chat,memory').split(',');
/** As the host's browser makes them, `features/live-host/encoder.ts` of the portal. */
const SEGMENT_S = Number(process.env.LIVE_SEGMENT_S ?? 1);
/** How far behind what goes on the player stays, `shared/player/attach-stream.ts` of the portal. */
const BEHIND_S = Number(process.env.LIVE_BEHIND_S ?? 3);
const BITS_A_SECOND = 1_600_000;
const BITS_A_BYTE = 8;
/** A person may have so many lines to a room. */
const LINES_A_PERSON = 3;
/** Five messages in ten seconds are a person's limit: so many take turns. */
const SPEAKERS = 20;
const MESSAGES = 40;
const MESSAGE_EVERY_MS = 500;
const BACK_WITHIN_MS = 35_000;
const MS = 1000;
const MIB = 1024 * 1024;
const SCHOOL = '1700000000000000001';
const LIVES = '/api/live/api/lives/v1';
const ARRIVING_MS = 10;

interface Session {
  liveId: string;
  streamKey: string;
  streamUrl: string;
}
interface Answer<Data> {
  data: Data;
}

/** What a host calls, as a browser does. */
async function call<Data>(
  { address }: Served,
  token: string,
  method: string,
  path: string,
  json?: object,
): Promise<Data> {
  const answer = await fetch(`${address}${LIVES}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      tenantid: SCHOOL,
      'x-requested-with': 'stoa',
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (JSON.parse(text) as Answer<Data>).data;
}

/** A session that its host has begun, with the beginning of its picture. */
async function begin(server: Served, host: string): Promise<Session> {
  const minute = 60 * MS;
  const { id } = await call<{ id: string }>(server, host, 'POST', '/scheduleLiveBroadcast', {
    title: 'Load',
    summary: 'Many watch.',
    lang: 'en_US',
    // Within the time in which its room is open.
    startsAt: new Date(Math.ceil(Date.now() / minute) * minute + 6 * minute).toISOString(),
    durationSeconds: 3600,
    timeZone: 'Europe/Athens',
    audience: 1,
    zone: '2',
    chatEnabled: true,
    recording: true,
  });
  const { streamKey } = await call<{ streamKey: string }>(server, host, 'POST', `/lives/${id}/start`);
  const session = { liveId: id, streamKey, streamUrl: '' };
  await put(server, host, session, 1, Buffer.concat([box('ftyp', 16), box('moov', 400)]));
  await put(server, host, session, 2, fragment(0), 0);
  const { streamUrl } = await call<{ streamUrl: string }>(
    server,
    host,
    'GET',
    `/lives/${id}?schoolId=${SCHOOL}`,
  );
  return { ...session, streamUrl };
}

const box = (type: string, bytes: number): Buffer => {
  const head = Buffer.alloc(8 + bytes);
  head.writeUInt32BE(head.length);
  head.write(type, 4, 'latin1');
  return head;
};
const fragment = (bytes: number): Buffer => Buffer.concat([box('moof', 24), box('mdat', bytes)]);
const SEGMENT = fragment((BITS_A_SECOND / BITS_A_BYTE) * SEGMENT_S);

/** @param at which fragment of the picture it is, from 0; left out for its beginning */
async function put(
  { address }: Served,
  token: string,
  { liveId, streamKey }: Pick<Session, 'liveId' | 'streamKey'>,
  number: number,
  bytes: Buffer,
  at?: number,
): Promise<void> {
  const time =
    at === undefined
      ? ''
      : `?startMs=${Math.round(at * SEGMENT_S * MS)}&durationMs=${Math.round(SEGMENT_S * MS)}`;
  const answer = await fetch(`${address}${LIVES}/lives/${liveId}/segments/${number}${time}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      tenantid: SCHOOL,
      'x-requested-with': 'stoa',
      'content-type': 'video/mp4',
      'stream-key': streamKey,
    },
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`segment ${number}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/**
 * How old the picture is that viewers see. The host's camera goes by this process's clock: fragment n holds the
 * {@link SEGMENT_S} seconds that end when it is sent. A player begins {@link BEHIND_S} behind the end of the playlist it
 * reads first, goes on in step, and stands still where the next fragment is not there yet.
 */
async function measurePicture(server: Served, host: string, session: Session): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const cameraAt = Date.now() - SEGMENT_S * MS;
  const until = Date.now() + SECONDS * MS;
  const sending = (async () => {
    for (let n = 1; Date.now() < until; n++) {
      await pause(Math.max(0, cameraAt + (n + 1) * SEGMENT_S * MS - Date.now()));
      await put(server, host, session, n + 2, SEGMENT, n);
    }
  })();
  await server.figures();
  const found = await Promise.all(
    Array.from({ length: VIEWERS }, async () => {
      // They come within the first ten seconds, each at a moment of its own.
      await pause((3 + Math.random() * 10) * MS);
      return watch(server, session, agent, cameraAt, until);
    }),
  );
  await sending;
  agent.destroy();
  const ages = percentiles(found.flatMap(({ ages: each }) => each));
  const fetched = percentiles(found.flatMap(({ fetchMs }) => fetchMs));
  const { loopP99Ms, rssBytes } = await server.figures();
  console.log(
    `\nThe picture of one session to ${VIEWERS} viewers for ${SECONDS} s, ${SEGMENT_S} s a segment`,
  );
  console.log(`  camera to screen  p50 ${text(ages.p50)}  p95 ${text(ages.p95)}  p99 ${text(ages.p99)}`);
  console.log(
    `  a segment         p50 ${text(fetched.p50)}  p95 ${text(fetched.p95)}  p99 ${text(fetched.p99)}`,
  );
  console.log(`  stood still       ${found.reduce((sum, { stalls }) => sum + stalls, 0)} times`);
  console.log(
    `  server            event loop p99 ${loopP99Ms.toFixed(0)} ms, ${(rssBytes / MIB).toFixed(0)} MiB`,
  );
}

const text = (ms: number): string => `${(ms / MS).toFixed(2)} s`;

/** One viewer's player. @returns how old what it showed was, at the end of each fragment, ms */
async function watch(server: Served, session: Session, agent: Agent, cameraAt: number, until: number) {
  const ages: number[] = [];
  const fetchMs: number[] = [];
  let stalls = 0;
  /** How far the screen is behind the camera, once it shows something. */
  let behindMs: number | undefined;
  let next = 0;
  while (Date.now() < until) {
    const askedAt = Date.now();
    const playlist = (await read(server, session.streamUrl, agent)).toString('latin1');
    const first = Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]);
    const names = playlist.split('\n').filter((line) => line.endsWith('.m4s'));
    const end = first + names.length;
    // The first of a playlist is the fragment 0 of the camera.
    const offset = Number(/^\d+-(\d+)/.exec(names[0] ?? '')?.[1]) - 2 - first;
    const isNew = end > next;
    if (behindMs === undefined) {
      const edgeMs = cameraAt + (end + offset) * SEGMENT_S * MS;
      behindMs = Date.now() - (edgeMs - BEHIND_S * MS);
      next = Math.max(first, end - Math.ceil(BEHIND_S / SEGMENT_S));
    }
    for (; next < end; next++) {
      const from = Date.now();
      const bytes = await read(
        server,
        session.streamUrl.replace('index.m3u8', names[next - first] ?? ''),
        agent,
      );
      fetchMs.push(Date.now() - from);
      if (bytes.length < SEGMENT.length && next + offset > 0) throw new Error('A segment was cut.');
      // What the screen shows when this fragment begins was in front of the camera so long ago.
      const neededAt = cameraAt + (next + offset) * SEGMENT_S * MS + behindMs;
      if (Date.now() > neededAt) {
        stalls += neededAt < askedAt ? 1 : 0;
        behindMs += neededAt < askedAt ? Date.now() - neededAt : 0;
      }
      ages.push(behindMs);
    }
    // As hls.js does: after something new a target duration later, otherwise half of one.
    const everyMs = (isNew ? 1 : 0.5) * Math.max(1, Math.round(SEGMENT_S)) * MS;
    await pause(Math.max(0, askedAt + everyMs - Date.now()));
  }
  return { ages, fetchMs, stalls };
}

const read = ({ address }: Served, path: string, agent: Agent): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(`${address}${path.startsWith('http') ? new URL(path).pathname : path}`, { agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });

/** A browser that follows a room: EventSource, with what it received. */
class Line {
  readonly arrived = new Map<string, number>();
  doubled = 0;
  openedAt = 0;
  #last = '';
  #retryMs = 3000;
  #isEnded = false;
  #request: ReturnType<typeof request> | undefined;
  readonly #server: Served;
  readonly #path: string;
  readonly #token: string;
  readonly #agent: Agent;

  constructor(server: Served, path: string, token: string, agent: Agent) {
    this.#server = server;
    this.#path = path;
    this.#token = token;
    this.#agent = agent;
    this.#open();
  }

  end(): void {
    this.#isEnded = true;
    this.#request?.destroy();
  }

  #open(): void {
    const again = () => {
      this.openedAt = 0;
      if (!this.#isEnded) setTimeout(() => this.#open(), this.#retryMs).unref();
    };
    this.#request = request(
      `${this.#server.address}${this.#path}`,
      {
        agent: this.#agent,
        headers: {
          authorization: `Bearer ${this.#token}`,
          accept: 'text/event-stream',
          ...(this.#last ? { 'last-event-id': this.#last } : {}),
        },
      },
      (answer) => this.#read(answer, again),
    );
    this.#request.on('error', again);
    this.#request.end();
  }

  #read(answer: IncomingMessage, again: () => void): void {
    if (answer.statusCode !== 200) {
      answer.resume();
      answer.on('end', again);
      return;
    }
    this.openedAt = Date.now();
    let rest = '';
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => {
      const events = (rest + part).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) this.#note(event);
    });
    answer.on('error', () => undefined);
    answer.on('close', again);
  }

  #note(event: string): void {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1];
    const retry = field('retry');
    if (retry) this.#retryMs = Number(retry);
    this.#last = field('id') ?? this.#last;
    if (field('event') !== 'message') return;
    const said = (JSON.parse(field('data') ?? '{}') as { text: string }).text;
    if (this.arrived.has(said)) this.doubled += 1;
    this.arrived.set(said, Date.now());
  }
}

/** How long a message takes to everybody, and whether a killed server loses or doubles one. */
async function measureChat(server: Served, _host: string, { liveId }: Session): Promise<void> {
  const people: string[] = [];
  for (let n = 1; n <= Math.ceil(VIEWERS / LINES_A_PERSON); n++)
    people.push(await signIn(server.address, benchEmail(n), `10.0.${n >> 8}.${n & 255}`));
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const path = `${LIVES}/lives/${liveId}/events?schoolId=${SCHOOL}`;
  const lines: Line[] = [];
  for (let n = 0; n < VIEWERS; n++) {
    lines.push(new Line(server, path, people[Math.floor(n / LINES_A_PERSON)] as string, agent));
    await pause(ARRIVING_MS);
  }
  await until(() => lines.every(({ openedAt }) => openedAt > 0));
  const sent = new Map<string, number>();
  const say = async (token: string, words: string) => {
    sent.set(words, Date.now());
    await call(server, token, 'POST', `/lives/${liveId}/messages`, {
      text: words,
      clientId: crypto.randomUUID(),
    });
  };
  for (let n = 0; n < MESSAGES; n++) {
    const from = Date.now();
    await say(people[n % SPEAKERS] as string, `Message ${n}`);
    await pause(Math.max(0, from + MESSAGE_EVERY_MS - Date.now()));
  }
  await until(() => lines.every(({ arrived }) => arrived.size === sent.size)).catch(() => undefined);
  const times = percentiles(
    lines.flatMap(({ arrived }) => [...arrived].map(([words, at]) => at - (sent.get(words) as number))),
  );
  console.log(`\n${MESSAGES} messages to ${VIEWERS} lines of ${people.length} people`);
  console.log(`  with everybody    p50 ${times.p50} ms  p95 ${times.p95} ms  p99 ${times.p99} ms`);

  const killedAt = Date.now();
  const starting = server.killAndStart();
  await until(() => lines.every(({ openedAt }) => openedAt === 0));
  await starting;
  // Said while most are still on their way back.
  for (let n = 0; n < SPEAKERS; n++) await say(people[n + SPEAKERS] as string, `After ${n}`);
  await until(() => lines.every(({ openedAt }) => openedAt > 0), BACK_WITHIN_MS * 2);
  const backMs = Math.max(...lines.map(({ openedAt }) => openedAt)) - killedAt;
  await until(() => lines.every(({ arrived }) => arrived.size === sent.size)).catch(() => undefined);
  const lost = lines.reduce((sum, { arrived }) => sum + sent.size - arrived.size, 0);
  const doubled = lines.reduce((sum, line) => sum + line.doubled, 0);
  for (const line of lines) line.end();
  agent.destroy();
  console.log(`  after a kill      all back after ${text(backMs)}, ${lost} lost, ${doubled} doubled`);
}

/** @throws {Error} after `ms` */
async function until(isSo: () => boolean, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It did not come to that.');
    await pause(20);
  }
}

/** What a long session leaves in memory: its segments sent as fast as they are taken, and its playlist read. */
async function measureMemory(server: Served, host: string, session: Session): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const small = fragment(2000);
  // A session takes no more segments than time has passed for.
  await server.change(
    `update live set started_at = now() - interval '${HOURS} hours' where resource_id = ${session.liveId}`,
  );
  const hour = Math.round(3600 / SEGMENT_S);
  const grown: string[] = [];
  let before = await server.figures();
  for (let n = 1; n <= HOURS * hour; n++) {
    await put(server, host, session, n + 2, small, n);
    if (n % 20 === 0) await read(server, session.streamUrl, agent);
    if (n % hour > 0) continue;
    const now = await server.figures();
    const more = (what: 'rssBytes' | 'heapBytes') => ((now[what] - before[what]) / MIB).toFixed(1);
    grown.push(`${more('rssBytes')} (${more('heapBytes')})`);
    before = now;
  }
  agent.destroy();
  console.log(`\n${HOURS} hours of one session, ${HOURS * hour} segments`);
  console.log(`  memory grew in each by ${grown.join(', ')} MiB, in brackets what is in use`);
}

const served = await startServed(Math.ceil(VIEWERS / LINES_A_PERSON));
try {
  const host = await signIn(served.address, 'teacher@stoa.example');
  for (const [name, measure] of [
    ['picture', measurePicture],
    ['chat', measureChat],
    ['memory', measureMemory],
  ] as const) {
    if (!MEASURES.includes(name)) continue;
    const session = await begin(served, host);
    await measure(served, host, session);
    // A host has one session at a time.
    await call(served, host, 'POST', `/lives/${session.liveId}/end`);
  }
} finally {
  await served.stop();
}
