import { useLingui } from '@lingui/react/macro';
import { contentsQuery } from '@stoa/api/authoring.queries';
import { ComboBox } from '@stoa/ui/combo-box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { textIn } from '../texts.ts';

const SHOWN = 20;

export interface ClassFieldProps {
  schoolId: string;
  value: string | null;
  /** What the chosen class is called, where it was chosen before. */
  title: string | null;
  onChange: (classId: string | null) => void;
  errorMessage: string | undefined;
}

/** A class of the school, found by typing. */
export function ClassField({ schoolId, value, title, onChange, errorMessage }: ClassFieldProps) {
  const { t } = useLingui();
  const lang = useLanguage();
  const [keyword, setKeyword] = useState('');
  const { data, isFetching, isError } = useQuery({
    ...contentsQuery(useApi(), {
      schoolId,
      lang,
      kind: 'class',
      pageSize: SHOWN,
      ...(keyword ? { keyword } : {}),
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <ComboBox
      label={t({ message: 'Class', context: 'badge', comment: 'Field: the class to finish' })}
      options={(data?.items ?? []).map((item) => ({ id: item.id, label: textIn(item.title, lang).text }))}
      chosenOption={value !== null && title !== null ? { id: value, label: title } : undefined}
      value={value}
      onChange={onChange}
      onQuery={(text) => setKeyword(text.trim())}
      loadState={isError ? 'error' : isFetching ? 'loading' : 'idle'}
      labels={{
        empty: t({ message: 'No class with this name', context: 'badge', comment: 'Nothing found' }),
      }}
      isRequired
      errorMessage={errorMessage}
    />
  );
}
