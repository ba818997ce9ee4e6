import { join, resolve } from 'node:path';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from '../storybook/browser.ts';
import { openCamera, type Shot } from './camera.ts';
import { compare } from './compare.ts';
import { writeList } from './list.ts';
import { decode, reduce, shrink } from './picture.ts';
import { type Finding, writeReport } from './report.ts';
import { serveFolder } from '../storybook/serve.ts';
import { readSheets, type SheetStory } from './sheets.ts';
import { openStore } from './store.ts';
import { variants } from './variants.ts';

// Compares what the sheets look like with what was agreed on. `-- --update` agrees on what they look like now;
// names restrict it: `-- forms-select button`.
const PACKAGE = resolve(import.meta.dirname, '../..');
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    storybook: { type: 'string', default: join(PACKAGE, 'storybook-static') },
    tabs: { type: 'string', default: String(Math.min(4, availableParallelism() + 1)) },
  },
});

/** A sheet is at rest when two pictures in a row are the same; on a busy machine that takes a while. */
const REST_LIMIT_MS = 30_000;
/** How often a page is loaded that does not draw. */
const LOADS = 2;

const started = Date.now();
const { compared, left } = readSheets(options.storybook);
const stories = compared.filter(
  ({ folder }) => names.length === 0 || names.some((name) => folder.includes(name)),
);
const store = openStore(join(PACKAGE, 'pictures'));
const findings: Finding[] = [];
let agreed = 0;
let renewed = 0;

const { origin, close } = await serveFolder(resolve(options.storybook));
const browser = await launch();
const queue = [...stories];
await Promise.all(Array.from({ length: Number(options.tabs) }, work));
await browser.close();
close();

for (const story of names.length > 0 ? [] : store.strangers(compared.map(({ folder }) => folder))) {
  if (options.update) store.remove(story);
  else findings.push({ story, variant: '', reason: 'There are pictures of it, but no such sheet' });
}
if (options.update && names.length === 0) writeList(join(PACKAGE, 'pictures/README.md'), compared, left);
findings.sort((a, b) => `${a.story} ${a.variant}`.localeCompare(`${b.story} ${b.variant}`));
const report = await writeReport(join(PACKAGE, 'test-results/pictures'), findings);

for (const { story, variant, reason } of findings) console.log(`${story} ${variant}: ${reason}`);
console.log(
  `${stories.length} sheets x ${variants.length}: ${agreed} as before, ${renewed} renewed, ${findings.length} differ, ${((Date.now() - started) / 1000).toFixed(0)} s`,
);
if (findings.length > 0) {
  console.log(`See ${report}\nWhere it is meant: npm run pictures -w @stoa/ui -- --update`);
  process.exitCode = 1;
}

async function work() {
  const camera = await openCamera(browser, origin);
  for (let story = queue.shift(); story; story = queue.shift()) {
    const judged = new Set<string>();
    for (let attempt = 1; attempt <= LOADS; attempt += 1) {
      try {
        for await (const shot of camera.shoot(
          story,
          variants.filter(({ name }) => !judged.has(name)),
        )) {
          await judge(story, shot);
          judged.add(shot.variant.name);
        }
        break;
      } catch (error) {
        if (attempt < LOADS) continue;
        findings.push({ story: story.folder, variant: '', reason: `It does not draw: ${String(error)}` });
      }
    }
  }
  await camera.close();
}

async function judge(story: SheetStory, shot: Shot) {
  const place = [story.folder, shot.variant.name] as const;
  for (const reason of shot.systemFonts)
    findings.push({ story: place[0], variant: place[1], reason: `A font of the machine: ${reason}` });
  const before = store.read(...place);
  let screenshot = shot.screenshot;
  let after = await shrink(screenshot);
  let difference = before ? await look(before, after, screenshot) : null;
  // It differs; before that is said it has to stand still.
  let isAtRest = false;
  const end = performance.now() + REST_LIMIT_MS;
  while (!isAtRest && (difference || !before) && performance.now() < end) {
    screenshot = await shot.again();
    const again = await shrink(screenshot);
    isAtRest = again.equals(after);
    after = again;
    difference = before ? await look(before, after, screenshot) : null;
  }
  if (before && !difference) {
    agreed += 1;
    return;
  }
  const finding = { story: place[0], variant: place[1], before, after };
  if (!isAtRest) findings.push({ ...finding, reason: 'It never stands still', map: difference?.map });
  else if (options.update) {
    store.write(...place, after);
    renewed += 1;
  } else if (difference) findings.push({ ...finding, ...difference });
  else findings.push({ ...finding, reason: 'There is no picture of it yet' });
}

async function look(before: Buffer, after: Buffer, screenshot: Buffer) {
  return before.equals(after)
    ? null
    : compare(await decode(before), await decode(after), await reduce(screenshot));
}
