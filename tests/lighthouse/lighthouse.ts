// npm run lighthouse — a simulated phone without a cache, on the production build with the demo schools: visitors and people who are signed in.
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { LEARNER, OWNER, PASSWORD } from '../e2e/support/accounts.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { CLASSES, classPage, home, RESOURCES, resource, SCHOOLS, search } from '../e2e/support/places.ts';

/** What a page has to reach; seconds, and milliseconds of total blocking time. */
interface Wanted {
  performance: number;
  lcp: number;
}
const MAX_BLOCKING_MS = 150;
/** Pages that anybody may find. */
const PUBLIC: Wanted = { performance: 100, lcp: 1.2 };
const REST: Wanted = { performance: 95, lcp: 1.8 };

/** One line of the table; `as` names who is signed in. */
interface Place {
  name: string;
  path: string;
  wanted: Wanted;
  as?: string;
}
const PAGES: readonly Place[] = [
  { name: 'landing', path: '/', wanted: PUBLIC },
  { name: 'home', path: home(), wanted: PUBLIC },
  { name: 'search', path: search('keyword=plan'), wanted: PUBLIC },
  { name: 'class', path: classPage(CLASSES.planning), wanted: PUBLIC },
  { name: 'article', path: resource(RESOURCES.openArticle), wanted: PUBLIC },
  { name: 'sign-in', path: '/login/index', wanted: REST },
  { name: 'register', path: '/register/index', wanted: REST },
  { name: 'home', path: home(), wanted: REST, as: LEARNER },
  { name: 'class', path: classPage(CLASSES.planning), wanted: REST, as: LEARNER },
  { name: 'account', path: '/account', wanted: REST, as: LEARNER },
  { name: 'management', path: `/manage/${SCHOOLS.stoa}`, wanted: REST, as: OWNER },
];
/** `LIGHTHOUSE_ONLY=account,class` measures these alone. */
const ONLY = process.env.LIGHTHOUSE_ONLY?.split(',');
/** Runs a page; the median by performance is printed, because a shared machine is noisy. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const PERFECT = 100;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
/** Pages that are not for search engines have no mark for being found. */
const categoriesOf = ({ wanted }: Place): readonly Category[] =>
  wanted === PUBLIC ? CATEGORIES : CATEGORIES.filter((category) => category !== 'seo');

const folder = await mkdtemp(join(tmpdir(), 'stoa-lighthouse-'));
await chmod(folder, 0o711);
const port = await freePort();
const origin = `http://localhost:${port}`;
const server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/server.ts')], {
  env: {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    PAGE_RATE_LIMIT: '0',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
let failed = false;
try {
  await ready();
  console.log(
    `${'page'.padEnd(22)}${CATEGORIES.map((category) => category.padStart(16)).join('')}${'LCP s'.padStart(9)}${'TBT ms'.padStart(9)}${'CLS'.padStart(7)}`,
  );
  for (const page of PAGES.filter(({ name }) => ONLY?.includes(name) ?? true)) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(page));
    const mark = ({ scores }: Measured) => scores.performance ?? 0;
    runs.sort((a, b) => mark(a) - mark(b));
    const median = runs[Math.floor(RUNS / 2)];
    if (median) print(page, median);
  }
} finally {
  server.kill('SIGINT');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

function print({ name, as, wanted }: Place, { scores, lcp, tbt, cls, problems }: Measured): void {
  const cell = (text: string, isMet: boolean, width: number) => {
    failed ||= !isMet;
    return `${text}${isMet ? '' : ' !'}`.padStart(width);
  };
  const marks = CATEGORIES.map((category) => {
    const score = scores[category];
    const least = category === 'performance' ? wanted.performance : PERFECT;
    return score === undefined ? ''.padStart(16) : cell(String(score), score >= least, 16);
  });
  const who = as ? `${name}, ${as.split('@')[0]}` : name;
  console.log(
    `${who.padEnd(22)}${marks.join('')}${cell(lcp.toFixed(2), lcp <= wanted.lcp, 9)}${cell(tbt.toFixed(0), tbt <= MAX_BLOCKING_MS, 9)}${cls.toFixed(3).padStart(7)}`,
  );
  for (const problem of problems) console.log(`    ${problem}`);
}

/**
 * Gives a browser what it has of former visits: the chosen language and, for those who are signed in, their session. In
 * English: a machine for measurements rarely has Chinese fonts, and a page that has to fetch them is another one.
 */
async function prepare(chrome: LaunchedChrome, username: string | undefined): Promise<void> {
  const cookies: Record<string, string> = { 'sxz-lang': 'en_US' };
  if (username) {
    const answer = await fetch(`${origin}/api/auth/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', username, password: PASSWORD }),
    });
    const tokens = (await answer.json()) as Record<'access_token' | 'refresh_token', string>;
    cookies.access_token = tokens.access_token;
    cookies.refresh_token = tokens.refresh_token;
  }
  const browser = await chromium.connectOverCDP(`http://localhost:${chrome.port}`);
  await browser
    .contexts()[0]
    ?.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  await browser.close();
}

interface Measured {
  scores: Partial<Record<Category, number>>;
  problems: string[];
  lcp: number;
  tbt: number;
  cls: number;
}

/** Every run has a browser of its own: no visitor has a cache. */
async function measure(page: Place): Promise<Measured> {
  const chosen = categoriesOf(page);
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  const run = async () => {
    await prepare(chrome, page.as);
    return lighthouse(`${origin}${page.path}`, {
      port: chrome.port,
      output: 'json',
      onlyCategories: [...chosen],
      logLevel: 'error',
    });
  };
  const result = await run().finally(() => chrome.kill());
  if (!result) throw new Error(`Lighthouse gave no result for ${page.path}`);
  const { audits, categories } = result.lhr;
  const scores: Measured['scores'] = Object.fromEntries(
    chosen.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  );
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const problems = chosen
    .filter((category) => category !== 'performance')
    .flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .map(({ id }) => audits[id])
        .filter(
          (audit) =>
            audit && audit.score !== null && audit.score < 1 && audit.scoreDisplayMode !== 'informative',
        )
        .map((audit) => `${category}: ${audit?.title}`),
    );
  // A run that came to nothing has no score: it says why.
  if (result.lhr.runtimeError) problems.push(result.lhr.runtimeError.message);
  return {
    scores,
    problems,
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

async function ready(): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (
      await fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not become ready.');
}
