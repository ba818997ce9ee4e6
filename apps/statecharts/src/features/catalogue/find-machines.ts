import type { MachineParts, MachineSummary } from '../../machines/machine-summary.ts';

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
 * @param partsOf what is in a machine, once it is there
 * @param nameOf the machine's name and purpose as the page shows them
 */
export function findMachines(
  summaries: readonly MachineSummary[],
  query: string,
  nameOf: (summary: MachineSummary) => string,
  partsOf: (summary: MachineSummary) => MachineParts | undefined,
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
      const inside = partsOf(summary);
      const of = (kind: FoundKind, ids: readonly string[] = []): Found[] =>
        ids.filter(matches).map((id) => ({ kind, id }));
      const parts = [
        ...of('spec', summary.spec),
        ...of('event', inside?.events),
        ...of('state', inside?.states),
        ...of('guard', inside?.guards),
        ...of('actor', inside?.actors),
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
