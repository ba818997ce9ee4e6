import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { SearchSuggestion } from '@stoa/machines/search';
import type { SuggestionGroup } from '@stoa/ui/search-box';
import { toasts } from '../../app/toasts.ts';
import { ownSuggestions, type SearchState } from './suggestions.ts';

const items = (suggestions: readonly SearchSuggestion[]) =>
  suggestions.map(({ kind, text, ranges = [] }) => ({
    id: `${kind}-${text}`,
    text,
    ranges: ranges.map(([start = 0, end = 0]) => [start, end] as const),
  }));

/** Suggestions in groups with their words, and how to clear one's own. */
export function useSuggestionGroups(
  state: SearchState,
  typed: string,
  onClear: () => void,
): { groups: SuggestionGroup[]; status: string } {
  const { t } = useLingui();
  const own = items(ownSuggestions(state, typed));
  const hot = items(
    state.suggestions.filter(({ kind, text }) => kind === 'hot' && !own.some((item) => item.text === text)),
  );
  const titles = items(state.suggestions.filter(({ kind }) => kind === 'title'));
  const count = own.length + hot.length + titles.length;
  return {
    groups: [
      {
        id: 'own',
        kind: 'recent',
        title: t({ message: 'Your searches', comment: 'Heading over what this person searched for before' }),
        items: own,
        clear: { label: t`Clear your searches`, onPress: onClear },
      },
      {
        id: 'hot',
        kind: 'hot',
        title: t({ message: 'Popular searches', comment: 'Heading over words that many people search for' }),
        items: hot,
      },
      {
        id: 'titles',
        kind: 'typed',
        title: t({
          message: 'Open directly',
          comment: 'Heading over titles of classes and articles that can be opened at once',
        }),
        items: titles,
      },
    ],
    status: count > 0 ? t`${plural(count, { one: '# suggestion', other: '# suggestions' })}` : '',
  };
}

/** Says that the own searches are gone, with the way back. */
export function useUndoNotice(): (undo: () => void) => void {
  const { t } = useLingui();
  return (undo) =>
    void toasts.show({ message: t`Your searches were cleared.`, action: { label: t`Undo`, onPress: undo } });
}
