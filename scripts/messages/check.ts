// npm run messages:check — nothing missing, nothing obsolete, every message fit for its language and the same in all catalogues.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { conflictsOf, keyOf, problemsOf } from './problems.ts';
import { styleProblemsOf, translationStyleProblemsOf } from './style.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'locales');
const SOURCE = 'en_US';
const CATALOGUES = readdirSync(join(FOLDER, SOURCE))
  .filter((name) => name.endsWith('.po'))
  .map((name) => name.slice(0, -'.po'.length));
/** Applications of their own. All other catalogues are the portal's, which merges them. */
const SEPARATE = new Set(['server', 'statecharts']);
/** Names and words that are the same in other languages: "Stoa", or "de_DE:Name" for one language alone. */
const allowed = new Set(JSON.parse(readFileSync(join(FOLDER, 'same-as-english.json'), 'utf8')) as string[]);

const file = (locale: string, catalogue: string) => join(FOLDER, locale, `${catalogue}.po`);
const itemsOf = (locale: string, catalogue: string) =>
  PO.parse(readFileSync(file(locale, catalogue), 'utf8')).items.map((item) => ({
    id: item.msgid,
    // pofile reads null where its types say undefined.
    context: item.msgctxt || undefined,
    translation: item.msgstr[0] ?? '',
    isObsolete: item.obsolete,
  }));
const locales = readdirSync(FOLDER).filter((name) => existsSync(file(name, 'portal')));
/** Without the header, which holds the time of the first extraction. */
const read = () =>
  new Map(
    locales.flatMap((locale) =>
      CATALOGUES.map(
        (catalogue) =>
          [
            `${locale}/${catalogue}`,
            PO.parse(readFileSync(file(locale, catalogue), 'utf8'))
              .items.map(String)
              .join('\n'),
          ] as const,
      ),
    ),
  );

const problems: string[] = [];
const before = read();
execFileSync(join(ROOT, 'node_modules/.bin/lingui'), ['extract', '--clean', '--overwrite'], {
  cwd: ROOT,
  stdio: 'ignore',
});
for (const [name, content] of read())
  if (content !== before.get(name))
    problems.push(
      `locales/${name}.po is not what the sources say: run npm run messages and translate what is new.`,
    );

for (const catalogue of CATALOGUES) {
  const source = new Map(
    itemsOf(SOURCE, catalogue).map((item) => [keyOf(item), item.translation || item.id]),
  );
  for (const locale of locales) {
    for (const item of itemsOf(locale, catalogue)) {
      const english = source.get(keyOf(item)) ?? item.id;
      if (item.isObsolete) problems.push(`locales/${locale}/${catalogue}.po: "${item.id}" is obsolete`);
      else
        for (const problem of [
          ...problemsOf({ id: item.id, locale, source: english, translation: item.translation }, allowed),
          ...translationStyleProblemsOf(locale, item.translation),
        ])
          problems.push(`locales/${locale}/${catalogue}.po: "${english.slice(0, 60)}" ${problem}`);
    }
  }
}
for (const catalogue of CATALOGUES)
  for (const { id, translation } of itemsOf(SOURCE, catalogue))
    for (const problem of styleProblemsOf(translation || id))
      problems.push(`locales/${SOURCE}/${catalogue}.po: "${(translation || id).slice(0, 60)}" ${problem}`);
const merged = CATALOGUES.filter((catalogue) => !SEPARATE.has(catalogue));
for (const locale of locales) {
  const entries = merged.flatMap((catalogue) =>
    itemsOf(locale, catalogue)
      .filter(({ isObsolete }) => !isObsolete)
      .map((item) => ({ ...item, catalogue })),
  );
  for (const conflict of conflictsOf(entries)) problems.push(`locales/${locale}: ${conflict}`);
}
for (const problem of problems.slice(0, 100)) console.error(problem);
if (problems.length > 0) {
  console.error(`\nmessages: ${problems.length} problems`);
  process.exit(1);
}
console.log(`messages: ${locales.length} languages, nothing to mend`);
