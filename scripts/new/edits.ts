/** @throws {Error} where the text does not stand there once */
function placeOf(text: string, mark: string): number {
  const first = text.indexOf(mark);
  if (first < 0 || text.includes(mark, first + 1))
    throw new Error(`The place to write at is not found (${mark.trim()}). Write the row by hand.`);
  return first;
}

/** Puts lines behind a mark that stands in the text once. */
export const insertAfter = (text: string, mark: string, lines: string): string => {
  const at = placeOf(text, mark) + mark.length;
  return text.slice(0, at) + lines + text.slice(at);
};

/** Puts lines before a mark that stands in the text once. */
export const insertBefore = (text: string, mark: string, lines: string): string => {
  const at = placeOf(text, mark);
  return text.slice(0, at) + lines + text.slice(at);
};

/**
 * Puts lines at the end of a block of formatted source.
 * @param opening its first line, as far as it is the only one
 * @param closing its last line, with the line break before: `\n} as const`
 */
export function insertAtEnd(text: string, opening: string, closing: string, lines: string): string {
  const end = text.indexOf(closing, placeOf(text, opening));
  if (end < 0) throw new Error(`The end of ${opening.trim()} is not found. Write the row by hand.`);
  return text.slice(0, end + 1) + lines + text.slice(end + 1);
}

/** Imports a name from a module, beside what is imported from there already. */
export function withImport(text: string, name: string, from: string): string {
  const types = new RegExp(`import type \\{ (\\w+) \\} from '${from.replaceAll('.', '\\.')}';`).exec(text);
  if (types) return text.replace(types[0], `import { ${name}, type ${types[1]} } from '${from}';`);
  const known = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`).exec(text);
  if (!known) return `import { ${name} } from '${from}';\n${text}`;
  const [whole, names = ''] = known;
  if (names.split(',').some((one) => one.trim() === name)) return text;
  return text.replace(whole, `import { ${name}, ${names.trim().replace(/,$/, '')} } from '${from}';`);
}
