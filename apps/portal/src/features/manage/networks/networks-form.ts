import type { SchoolNetworks, SchoolNetworksInput } from '@stoa/api/schema';
import { badNetworkLines, MAX_NETWORKS, networkLines } from '@stoa/machines/teaching-editor';

/** A network as it is edited. */
export interface NetworkDraft {
  /** Tells drafts apart on the page. */
  key: string;
  /** Missing for one that is new. */
  id?: string;
  name: string;
  /** One a line. */
  ranges: string;
}
export interface NetworkProblem {
  name?: 'EMPTY' | 'TWICE';
  ranges?: 'EMPTY' | 'BAD' | 'TOO_MANY';
}

export const draftsOf = ({ items }: SchoolNetworks): NetworkDraft[] =>
  items.map(({ id, name, ranges }) => ({ key: id, id, name, ranges: ranges.join('\n') }));

/** An empty network beside others. */
export function newNetwork(drafts: readonly NetworkDraft[]): NetworkDraft {
  const last = Math.max(0, ...drafts.map(({ key, id }) => (id ? 0 : Number(key.slice('new-'.length)))));
  return { key: `new-${last + 1}`, name: '', ranges: '' };
}

/** As the server takes them. */
export const inputsOf = (drafts: readonly NetworkDraft[]): SchoolNetworksInput['items'] =>
  drafts.map(({ id, name, ranges }) => ({
    ...(id ? { id } : {}),
    name: name.trim(),
    ranges: networkLines(ranges),
  }));

/** The names of fields, by which the first wrong one is found. */
export const nameOf = ({ key }: NetworkDraft): string => `network-name-${key}`;
export const rangesOf = ({ key }: NetworkDraft): string => `network-ranges-${key}`;

/** What is wrong, by the keys of the drafts. */
export function problemsOf(drafts: readonly NetworkDraft[]): Record<string, NetworkProblem | undefined> {
  const same = (draft: NetworkDraft) => draft.name.trim().toLowerCase();
  return Object.fromEntries(
    drafts.flatMap((draft, index) => {
      const isTwice = drafts.slice(0, index).some((other) => same(other) === same(draft));
      const name = draft.name.trim() === '' ? 'EMPTY' : isTwice ? 'TWICE' : undefined;
      const count = networkLines(draft.ranges).length;
      const ranges =
        count === 0
          ? 'EMPTY'
          : badNetworkLines(draft.ranges).length > 0
            ? 'BAD'
            : count > MAX_NETWORKS
              ? 'TOO_MANY'
              : undefined;
      const problem = { ...(name ? { name } : {}), ...(ranges ? { ranges } : {}) } as NetworkProblem;
      return name || ranges ? [[draft.key, problem] as const] : [];
    }),
  );
}

/** The name of the first field that is wrong. */
export function firstWrong(drafts: readonly NetworkDraft[]): string | undefined {
  const problems = problemsOf(drafts);
  const draft = drafts.find(({ key }) => problems[key]);
  if (!draft) return undefined;
  return problems[draft.key]?.name ? nameOf(draft) : rangesOf(draft);
}
