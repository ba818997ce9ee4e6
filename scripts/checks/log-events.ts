import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line that the server may log: its level and what it says. */
export type LogEvent = `${'info' | 'warn' | 'error' | 'debug' | 'security'}: ${string}`;

/** A call, up to what it hands over. */
const CALL = /[lL]og\s*\.(info|warn|error|debug)\(/g;
const TEXT = /'((?:[^'\\\n]|\\.)+)'/g;
const SECURITY = /logSecurity\([\w.]+,\s*'([^']+)'/g;
const SECTION = /^## Log\n([^]*?)^## /m;
const ROW = /^\| (info|warn|error|debug|security) +\| ([^|]+?) +\|/gm;
const OWN = /\.(?:test|fixtures)\.ts$|\/(?:testing|bench)\//;

/** What stands between a bracket and the one that closes it. */
function upToEnd(source: string, from: number): string {
  let open = 1;
  let end = from;
  for (; open > 0 && end < source.length; end++) open += { '(': 1, ')': -1 }[source[end] ?? ''] ?? 0;
  return source.slice(from, end - 1);
}

/** What a source may log: the last text of each call. @throws {Error} where there is none */
export function eventsIn(file: string, source: string): LogEvent[] {
  const found = [...source.matchAll(CALL)].map((call): LogEvent => {
    const said = [...upToEnd(source, call.index + call[0].length).matchAll(TEXT)].at(-1)?.[1];
    if (said === undefined)
      throw new Error(`${file}: what is logged must be a text in single quotation marks.`);
    return `${call[1] as 'info'}: ${said.replaceAll('\\', '')}`;
  });
  return [...found, ...[...source.matchAll(SECURITY)].map(([, said = '']): LogEvent => `security: ${said}`)];
}

/** What the table of docs/security.md says that the log may hold. */
export const eventsOf = (document: string): LogEvent[] =>
  [...(SECTION.exec(document)?.[1] ?? '').matchAll(ROW)].map(
    ([, level, said = '']): LogEvent => `${level as 'info'}: ${said}`,
  );

/** What the server may log. */
export const eventsInProject = (root: string): LogEvent[] => [
  ...new Set(
    globSync('apps/server/src/**/*.ts', { cwd: root })
      .filter((file) => !OWN.test(file) && file !== 'apps/server/src/http/security-log.ts')
      .flatMap((file) => eventsIn(file, readFileSync(join(root, file), 'utf8'))),
  ),
];
