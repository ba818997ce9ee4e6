import { existsSync } from 'node:fs';
import { join } from 'node:path';

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
    queries: [string[], { data: Record<string, unknown> }][];
  };
