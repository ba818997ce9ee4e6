// npm run new -- operation listStudyPlans GET /api/class/v1/study-plans --module learning
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Draft } from './draft.ts';
import { GENERATORS, wordsOf } from './generators.ts';

const ROOT = join(import.meta.dirname, '../..');
const [kind = '', ...words] = process.argv.slice(2);

const USAGE = `Makes something new with its test: npm run new -- …
${Object.values(GENERATORS)
  .map((one) => `  ${one?.usage ?? ''}`)
  .join('\n')}
  component study-note Content`;

try {
  const generator = GENERATORS[kind];
  if (kind === 'component') {
    const script = join(ROOT, 'packages/ui/scripts/new-component/new-component.ts');
    execFileSync(process.execPath, [script, ...words], { stdio: 'inherit' });
  } else if (!generator) {
    console.error(USAGE);
    process.exitCode = 1;
  } else {
    const draft = new Draft(ROOT);
    const left = generator.plan(draft, ROOT, wordsOf(words));
    for (const { path, isNew } of await draft.write())
      console.log(`${isNew ? 'new    ' : 'changed'} ${path}`);
    console.log(['', 'Next:', ...left.map((line) => `- ${line}`)].join('\n'));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  const usage = GENERATORS[kind]?.usage;
  if (usage) console.error(`npm run new -- ${usage}`);
  process.exitCode = 1;
}
