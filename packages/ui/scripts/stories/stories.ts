import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '../storybook/browser.ts';
import { readIndex } from '../storybook/read-index.ts';
import { serveFolder } from '../storybook/serve.ts';
import { openStage } from './open-stage.ts';

// Plays every story of the built Storybook, in its own production code, and looks at each with axe. Names restrict it:
// `-- login-page forms-select`.
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    storybook: { type: 'string', default: join(import.meta.dirname, '../../storybook-static') },
    tabs: { type: 'string', default: String(Math.min(4, availableParallelism())) },
  },
});
/** Beside the browser suite a story of ten thousand rows may be starved: it is tried once more. */
const TRIES = 2;
/** Characters of one complaint: some hold the whole page, and would push the others out of a log's end. */
const MAX_REPORTED = 2000;

const started = Date.now();
const all = readIndex(options.storybook);
// Pages draw nothing of their own (`npm test -- layout`): the contrast of components is checked in all of their own
// stories, that of a page in its first. It takes axe longer than all other rules together.
const contrasted = new Set(
  [...Map.groupBy(all, ({ id, title }) => (title.startsWith('Pages/') ? title : id)).values()].map(
    ([first]) => first?.id,
  ),
);
const stories = all.filter(
  ({ id, tags }) => tags.includes('test') && (names.length === 0 || names.some((name) => id.includes(name))),
);
const { origin, close } = await serveFolder(resolve(options.storybook));
const browser = await launch([]);
const queue = [...stories];
const failures: string[] = [];
await Promise.all(Array.from({ length: Number(options.tabs) }, work));
await browser.close();
close();

for (const failure of failures) console.log(failure);
console.log(
  `${stories.length} stories, ${failures.length} failed, ${((Date.now() - started) / 1000).toFixed(0)} s`,
);
if (failures.length > 0 || stories.length === 0) process.exitCode = 1;

async function work() {
  const stage = await openStage(browser, origin);
  for (let story = queue.shift(); story; story = queue.shift()) {
    let wrong: string[] = [];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      wrong = await stage.play(story, { contrast: contrasted.has(story.id) });
      if (wrong.length === 0) break;
    }
    if (wrong.length === 0) continue;
    failures.push(`FAIL ${story.id}: ${firstLine(wrong[0] ?? '')}`);
    console.log(`${story.id}\n  ${wrong.map((text) => text.slice(0, MAX_REPORTED)).join('\n  ')}`);
  }
  await stage.close();
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]?.slice(0, 160) ?? '';
}
