import type { IconGlyph } from '../icon/icon.tsx';

/** One thing to do or a place to go. */
export interface Command {
  id: string;
  text: string;
  icon?: IconGlyph;
  /** The icon turns over in right-to-left text. @default false */
  mirrorIcon?: boolean;
  /** More words that find it: other names, its section. */
  keywords?: readonly string[];
  /** A few words at its end: where it leads. */
  note?: string;
  /** The keys that do the same without the palette, one entry a key: `['Ctrl', 'B']`. */
  keys?: readonly string[];
}

/** Commands under a heading. */
export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

/** What a query leaves. */
export interface CommandMatches {
  groups: CommandGroup[];
  /** The shown commands in order. */
  shown: Command[];
  /** How many match, shown or not. */
  total: number;
}

/** A text as a search sees it: no case (of the language: Turkish has two i), no accents, no vowel signs. */
export function foldForSearch(text: string, locale: string): string {
  return text.toLocaleLowerCase(locale).normalize('NFKD').replace(/\p{M}/gu, '');
}

const everything = (command: Command) => [command.text, ...(command.keywords ?? [])].join(' ');

/**
 * The commands that hold every word of the query, in any order.
 *
 * @param limit at most so many are shown; a list longer than that is narrowed by typing, not by scrolling.
 */
export function matchCommands(
  groups: readonly CommandGroup[],
  query: string,
  { locale, limit }: { locale: string; limit: number },
): CommandMatches {
  const words = foldForSearch(query, locale).split(/\s+/u).filter(Boolean);
  const matches = (command: Command) => {
    if (words.length === 0) return true;
    const text = foldForSearch(everything(command), locale);
    return words.every((word) => text.includes(word));
  };
  const result: CommandMatches = { groups: [], shown: [], total: 0 };
  for (const group of groups) {
    const found = group.commands.filter(matches);
    const commands = found.slice(0, Math.max(0, limit - result.shown.length));
    result.total += found.length;
    if (commands.length === 0) continue;
    result.groups.push({ ...group, commands });
    result.shown.push(...commands);
  }
  return result;
}

/** The command an arrow key goes to; from either end to the other. */
export function stepThrough(
  commands: readonly Command[],
  activeId: string | null,
  step: number,
): string | null {
  const { length } = commands;
  if (length === 0) return null;
  const at = commands.findIndex((command) => command.id === activeId);
  const next = at === -1 ? (step > 0 ? 0 : length - 1) : (at + step + length) % length;
  return commands[next]?.id ?? null;
}
