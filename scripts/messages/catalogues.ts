import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** What a translation must have in common with its source. */
export interface Shape {
  /** Names of values, sorted. */
  values: string[];
  /** Tags of components, sorted: <0>, </0>, <1/>. */
  tags: string[];
  plurals: Plural[];
}
export interface Plural {
  value: string;
  kind: 'plural' | 'selectordinal';
  /** Text of each branch by category; exact ones (=0) are left out. */
  branches: Map<string, string>;
}

const TAG = /<\/?\d+\/?>/g;

/**
 * Takes a message apart.
 * @throws {Error} when it does not parse
 */
export function shapeOf(message: string): Shape {
  const values = new Set<string>();
  const plurals: Plural[] = [];
  const walk = (parts: CompiledMessage): string => {
    if (typeof parts === 'string') return parts;
    return parts
      .map((part) => {
        if (typeof part === 'string') return part;
        const [name, kind, choices] = part as [string, string?, unknown?];
        if (name !== '#') values.add(name);
        if ((kind === 'plural' || kind === 'selectordinal') && choices && typeof choices === 'object') {
          const branches = new Map<string, string>();
          for (const [category, content] of Object.entries(choices)) {
            if (category === 'offset') continue;
            const text = walk(content as CompiledMessage);
            if (!/^=?\d+$/.test(category)) branches.set(category, text);
          }
          plurals.push({ value: name, kind, branches });
        }
        return `{${name}}`;
      })
      .join('');
  };
  walk(compileMessageOrThrow(message));
  return { values: [...values].sort(), tags: (message.match(TAG) ?? []).sort(), plurals };
}

/** Plural categories that a language has, sorted. */
export const pluralCategories = (locale: string, type: 'cardinal' | 'ordinal' = 'cardinal'): string[] =>
  [...new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories].sort();
