import type { MachineSummary } from '../../machines/machine-summary.ts';

/** What a search looks in. */
export type FoundKind = 'state' | 'event' | 'guard' | 'actor' | 'spec';

export interface Found {
  kind: FoundKind;
  id: string;
}

export interface FoundMachine {
  summary: MachineSummary;
  /** Parts of it that match, the best first; empty where the machine itself does. */
  parts: readonly Found[];
}

const PARTS_MAX = 6;

/**
 * Searches machines, and what is in them. Every word has to be found somewhere in one name or sentence; capital
 * letters, dots and the joints of camelCase do not matter.
 * @param nameOf the machine's name and purpose as the page shows them
 */
export function findMachines(
  summaries: readonly MachineSummary[],
  query: string,
  nameOf: (summary: MachineSummary) => string,
): FoundMachine[] {
  const words = plain(query).split(' ').filter(Boolean);
  if (words.length === 0) return summaries.map((summary) => ({ summary, parts: [] }));
  const matches = (text: string) => {
    const folded = `${plain(text)} ${text.toLowerCase()}`;
    return words.every((word) => folded.includes(word));
  };
  return summaries
    .flatMap((summary) => {
      const isItself = matches(`${summary.id} ${nameOf(summary)}`);
      const of = (kind: FoundKind, ids: readonly string[]): Found[] =>
        ids.filter(matches).map((id) => ({ kind, id }));
      const parts = [
        ...of('spec', summary.spec),
        ...of('event', summary.events),
        ...of('state', summary.states.map((id) => id.slice(summary.id.length + 1))),
        ...of('guard', summary.guards),
        ...of('actor', summary.actors),
      ];
      return isItself || parts.length > 0 ? [{ summary, parts: parts.slice(0, PARTS_MAX), isItself }] : [];
    })
    .sort((a, b) => Number(b.isItself) - Number(a.isItself))
    .map(({ summary, parts }) => ({ summary, parts }));
}

/** `emailCode.sent` -> `email code sent`, letters without their marks. */
function plain(text: string): string {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
