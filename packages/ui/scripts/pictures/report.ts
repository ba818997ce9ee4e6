import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode, type Picture } from './picture.ts';

/** A picture that differs, or has nothing to be compared with. */
export interface Finding {
  story: string;
  variant: string;
  reason: string;
  /** Files as they are stored; missing where there is none. */
  before?: Uint8Array;
  after?: Uint8Array;
  map?: Picture;
}

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #14202b; background: #faf7f0; }
  figure { margin: 0; } figcaption { color: #51606c; font-size: .875rem; }
  section { border-top: 1px solid #d8d2c4; padding-block: 1.5rem; }
  .three { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
  img { max-width: 100%; border: 1px solid #d8d2c4; }
`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Writes a page with what was, what is and what differs.
 * @returns path of the page
 */
export async function writeReport(folder: string, findings: readonly Finding[]): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections: string[] = [];
  for (const [index, finding] of findings.entries()) {
    const figures: string[] = [];
    const add = (name: string, file: string, content: Uint8Array) => {
      writeFileSync(join(folder, file), content);
      figures.push(
        `<figure><figcaption>${name}</figcaption><img src="${file}" alt="" loading="lazy"></figure>`,
      );
    };
    if (finding.before) add('Before', `${index}-before.webp`, finding.before);
    if (finding.after) add('After', `${index}-after.webp`, finding.after);
    if (finding.map) add('Difference', `${index}-difference.png`, await encode(finding.map));
    sections.push(
      `<section><h2>${escape(`${finding.story} ${finding.variant}`)}</h2><p>${escape(finding.reason)}</p><div class="three">${figures.join('')}</div></section>`,
    );
  }
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${STYLE}</style><h1>${findings.length} pictures differ</h1>${sections.join('')}</html>`,
  );
  return page;
}
