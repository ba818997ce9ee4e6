import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type ChildNode, type Container } from 'postcss';

const ASSETS = join(import.meta.dirname, '../dist/assets');
const TARGET = join(import.meta.dirname, '../dist/.vite/first-styles.json');
/** What only matters once somebody acts comes with the whole sheet. */
const LATER = /:(hover|active)\b|\[data-(hovered|pressed)/;
const NEGATED = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS = /\.(-?[_a-z][\w-]*)/gi;

/** One rule of a sheet: what it stands in, its selectors with the classes each needs, and what it says. */
export interface FirstRule {
  within: string[];
  selectors: [selector: string, classes: string[]][];
  body: string;
}

function rulesOf(container: Container<ChildNode>, within: string[]): FirstRule[] {
  return (container.nodes ?? []).flatMap((node): FirstRule[] => {
    if (node.type === 'rule') {
      const selectors = node.selectors
        .filter((selector) => !LATER.test(selector))
        .map((selector): [string, string[]] => [
          selector,
          [...selector.replaceAll(NEGATED, '').matchAll(CLASS)].map((match) => match[1] ?? ''),
        ]);
      const body = node.nodes.map(String).join(';');
      return selectors.length > 0 ? [{ within, selectors, body }] : [];
    }
    if (node.type !== 'atrule') return [];
    // Faces are fetched with the whole sheet: text is there first, in the device's own.
    if (node.name === 'font-face' && node.toString().includes('url(')) return [];
    if (node.name === 'keyframes' || node.name === 'font-face')
      return [{ within: [], selectors: [], body: node.toString() }];
    return rulesOf(node as Container<ChildNode>, [...within, `@${node.name} ${node.params}`]);
  });
}

/**
 * Writes every built sheet as a list of rules, so that the server can put those of a page into its document:
 * what a visitor sees first then waits for no other file.
 */
const sheets: Record<string, FirstRule[]> = {};
for (const name of (await readdir(ASSETS)).filter((file) => file.endsWith('.css'))) {
  sheets[`assets/${name}`] = rulesOf(postcss.parse(await readFile(join(ASSETS, name), 'utf8')), []);
}
await writeFile(TARGET, JSON.stringify(sheets));
