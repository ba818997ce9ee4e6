import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One rule of a built sheet; apps/portal/scripts/first-styles.ts writes them. */
interface FirstRule {
  /** The at-rules around it, outermost first. */
  within: string[];
  /** Selectors with the classes that each needs; none where the rule is a whole at-rule (keyframes, font-face). */
  selectors: [selector: string, classes: string[]][];
  body: string;
}

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
/** What others call a whole at-rule by. */
const NAME = /^@(?:keyframes |font-face\s*\{[^}]*font-family:\s*)["']?([^"'\s{;}][^"'{;}]*)/;

/** The rules of the built style sheets that a drawn page needs before the sheets themselves are there. */
export class FirstStyles {
  readonly #sheets: Record<string, FirstRule[]>;

  constructor(folder: string) {
    const path = join(folder, '.vite/first-styles.json');
    this.#sheets = existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, FirstRule[]>)
      : {};
  }

  /**
   * @param files sheets in the order in which the page links them
   * @returns style text, in the same order; empty where a sheet is unknown, because half of the rules is worse
   */
  of(html: string, files: readonly string[]): string {
    if (files.length === 0 || !files.every((file) => this.#sheets[file])) return '';
    const used = classesOf(html);
    const rules = files.flatMap((file) => this.#sheets[file] ?? []);
    const kept = rules.flatMap(({ within, selectors, body }) => {
      const matching = selectors.filter(([, classes]) => classes.every((name) => used.has(name)));
      if (matching.length === 0) return [];
      const rule = `${matching.map(([selector]) => selector).join(',')}{${body}}`;
      return [within.reduceRight((inner, at) => `${at}{${inner}}`, rule)];
    });
    const text = kept.join('');
    const named = rules.filter(
      ({ selectors, body }) => selectors.length === 0 && text.includes(NAME.exec(body)?.[1]?.trim() ?? '\0'),
    );
    return text + named.map(({ body }) => body).join('');
  }

  /**
   * Parts that are loaded late are drawn as well. Without their sheets they would stand there in half a dress, and move
   * what is beside them once they have the rest.
   * @param files sheets that the page links anyway
   * @returns further sheets that know a class of the page which those do not know
   */
  lateSheets(html: string, files: readonly string[]): string[] {
    const used = classesOf(html);
    for (const file of files)
      for (const { selectors } of this.#sheets[file] ?? [])
        for (const [, classes] of selectors) for (const name of classes) used.delete(name);
    const isWanted = ({ selectors }: FirstRule) =>
      selectors.some(([, classes]) => classes.some((name) => used.has(name)));
    return Object.keys(this.#sheets).filter(
      (file) => !files.includes(file) && this.#sheets[file]?.some(isWanted),
    );
  }
}

function classesOf(html: string): Set<string> {
  const used = new Set<string>();
  for (const match of html.matchAll(CLASS_ATTRIBUTE))
    for (const name of (match[1] ?? '').split(' ')) used.add(name);
  return used;
}
