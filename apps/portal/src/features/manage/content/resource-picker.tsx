import { useLingui } from '@lingui/react/macro';
import { resourcesQuery } from '@stoa/api/resource.queries';
import type { ResourceCard } from '@stoa/api/schema';
import { ComboBox } from '@stoa/ui/combo-box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { usePicker } from '../../../shared/editing/use-picker.ts';
import { RESOURCE_KINDS } from '../../../shared/resource-kinds.ts';
import { useOwnDrafts } from './use-led-to.ts';

const FOUND_MAX = 50;

interface ResourcePickerProps {
  schoolId: string;
  label: string;
  description?: string | undefined;
  /** What is not offered: it is there already, or does not fit. */
  isLeftOut: (card: ResourceCard) => boolean;
  isDisabled: boolean;
  onPick: (resourceId: string) => void;
}

/** Finds resources of the school by their words, drafts of one’s own among them; what is picked is told at once. */
export function ResourcePicker({
  schoolId,
  label,
  description,
  isLeftOut,
  isDisabled,
  onPick,
}: ResourcePickerProps) {
  const { t, i18n } = useLingui();
  const { round, input, keyword, isAsked, onQuery, next } = usePicker();
  const found = useQuery({
    ...resourcesQuery(useApi(), {
      schoolId,
      ...(keyword ? { keyword } : {}),
      pageSize: FOUND_MAX,
      lang: useLanguage(),
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const own = useOwnDrafts(schoolId).filter(({ title }) =>
    title.toLocaleLowerCase().includes(keyword.toLocaleLowerCase()),
  );
  const draft = t({ message: 'Draft', context: 'authoring', comment: 'State of content' });
  const options = [
    ...(found.data?.items ?? []).map((card) => ({ card, state: '' })),
    ...own.map((card) => ({ card, state: draft })),
  ]
    .filter(({ card }) => !isLeftOut(card))
    .map(({ card, state }) => ({
      id: card.id,
      label: card.title,
      description: [i18n._(RESOURCE_KINDS[card.type].one), state].filter(Boolean).join(' · '),
    }));
  return (
    <ComboBox
      // Empty again once something was picked.
      key={round}
      inputRef={input}
      label={label}
      description={description}
      options={options}
      value={null}
      isDisabled={isDisabled}
      onQuery={onQuery}
      loadState={found.isError ? 'error' : found.isFetching ? 'loading' : 'idle'}
      labels={{ empty: t`Nothing in this school matches.`, failed: t`Something went wrong. Try again.` }}
      onChange={(id) => {
        if (id === null) return;
        onPick(id);
        next();
      }}
    />
  );
}
