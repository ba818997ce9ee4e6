import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '../testing/test-app.ts';

/** Where the built portal lies. */
export const DIST = join(import.meta.dirname, '../../../portal/dist');

/** @throws {Error} where there is no built portal to look at */
export function needsBuiltPortal(): void {
  if (!existsSync(join(DIST, 'index.html')))
    throw new Error('These tests look at the built portal: run `npm run build -w @stoa/portal` first.');
}

/** What a page was sent with, so that it asks for nothing before it is painted. */
export const firstPaint = (html: string) =>
  JSON.parse(/<script type="application\/json" id="first-paint">([^]*?)<\/script>/.exec(html)?.[1] ?? '') as {
    language: string;
    signedIn: boolean;
    zones?: Record<string, string>;
    queries: [string[], { data: Record<string, unknown> }][];
  };

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] as string);

/** What stands in a page's head. */
export function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map((match) => match.slice(1).map(decode));
  return {
    html: /<html[^>]*>/.exec(html)?.[0],
    titles: all(/<title>([^<]*)<\/title>/g).flat(),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g).flat(),
    alternates: Object.fromEntries(all(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)) as Record<
      string,
      string
    >,
    meta: Object.fromEntries(all(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)) as Record<
      string,
      string
    >,
  };
}

export const HOSTILE = `</script><script>alert(1)</script><!-- "'&<b> $& $' $\` $1`;

/** Makes a school whose words would do harm where they were read as markup. */
export const addHostileSchool = (test: TestApp, values: object = {}) =>
  test.database.write({}, (tx) =>
    tx
      .insertInto('school')
      .values({
        name: JSON.stringify({ en_US: HOSTILE }),
        summary: JSON.stringify({ en_US: HOSTILE }),
        languages: ['en_US', 'de_DE'],
        default_language: 'en_US',
        is_open: true,
        parent_id: null,
        position: 99,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
