import { useLingui } from '@lingui/react/macro';
import { SearchBox } from '@stoa/ui/search-box';
import { useNavigate } from '@tanstack/react-router';
import { useSuggestionGroups, useUndoNotice } from './suggestion-groups.ts';
import { urlOfTitle } from './suggestions.ts';
import type { Search } from './use-search.ts';

/** The large field of the search page; what is typed is searched for as soon as it rests. */
export function PageSearchBox({ search: { send, state, typed } }: { search: Search }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const showUndo = useUndoNotice();
  const { groups, status } = useSuggestionGroups(state, typed, () => {
    send({ type: 'history.cleared' });
    showUndo(() => send({ type: 'history.undone' }));
  });
  const submit = (value: string, from: 'typed' | 'suggestion') => {
    const url = from === 'suggestion' ? urlOfTitle(state, value) : undefined;
    if (url) {
      send({ type: 'suggestions.dismissed' });
      void navigate({ href: url });
    } else if (from === 'suggestion') send({ type: 'suggestion.chosen', keyword: value });
    else send({ type: 'search.submitted' });
  };
  return (
    <div
      onFocus={() => {
        // What was searched for since the last time is among the own searches now.
        send({ type: 'history.opened' });
        send({ type: 'box.focused' });
      }}
      onCompositionStart={() => send({ type: 'composition.started' })}
      onCompositionEnd={(event) =>
        send({ type: 'composition.ended', value: (event.target as HTMLInputElement).value })
      }
    >
      <SearchBox
        label={t`Search the school`}
        size="lg"
        value={typed}
        onChange={(value) => send({ type: 'keyword.typed', value })}
        onSubmit={submit}
        // A decision, as a search is: Back leads to what was searched for.
        onClear={() => send({ type: 'search.cleared' })}
        groups={groups}
        status={status}
        shortcutKey="/"
      />
    </div>
  );
}
