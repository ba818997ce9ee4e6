import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { SearchBox } from '@stoa/ui/search-box';
import { useState } from 'react';
import { hrefTo } from '../../app/links.ts';
import { useSuggestionGroups, useUndoNotice } from './suggestion-groups.ts';
import { urlOfTitle } from './suggestions.ts';
import { useHeaderSearch } from './use-header-search.ts';

const NOTHING = { suggestions: [], history: [] };

/** The search of the head: suggestions, and the way to the search page, which has a field of its own. */
export function HeaderSearch({ schoolId }: { schoolId: string }) {
  const { pathname } = useLocation();
  return pathname === hrefTo({ to: '/portal/$schoolId/search', params: { schoolId } }) ? null : (
    <HeaderBox schoolId={schoolId} />
  );
}

function HeaderBox({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { state = NOTHING, send, wake, search } = useHeaderSearch(schoolId, text);
  const showUndo = useUndoNotice();
  const { groups, status } = useSuggestionGroups(state, text, () => {
    send({ type: 'history.cleared' });
    showUndo(() => send({ type: 'history.undone' }));
  });
  const submit = (value: string, from: 'typed' | 'suggestion') => {
    const url = from === 'suggestion' ? urlOfTitle(state, value) : undefined;
    setText('');
    if (url) {
      send({ type: 'suggestions.dismissed' });
      return void navigate({ href: url });
    }
    search(value);
  };
  return (
    <div
      onFocus={() => {
        wake();
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
        value={text}
        onChange={(value) => {
          setText(value);
          send({ type: 'keyword.typed', value });
        }}
        onSubmit={submit}
        groups={groups}
        status={status}
        align="end"
        shortcutKey="/"
      />
    </div>
  );
}
