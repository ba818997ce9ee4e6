import { useLingui } from '@lingui/react/macro';
import { membersQuery } from '@stoa/api/member.queries';
import { ComboBox } from '@stoa/ui/combo-box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';

const SHOWN = 20;

export interface MemberFieldProps {
  schoolId: string;
  value: string | null;
  onChange: (userId: string | null) => void;
  errorMessage: string | undefined;
}

/** A member of the school, found by typing. */
export function MemberField({ schoolId, value, onChange, errorMessage }: MemberFieldProps) {
  const { t } = useLingui();
  const [keyword, setKeyword] = useState('');
  const { data, isFetching, isError } = useQuery({
    ...membersQuery(useApi(), {
      schoolId,
      lang: useLanguage(),
      isValid: 1,
      sort: 'name',
      pageSize: SHOWN,
      ...(keyword ? { keyword } : {}),
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <ComboBox
      label={t({ message: 'Member', context: 'badge', comment: 'Field: who is given a badge' })}
      options={(data?.items ?? []).map(({ userId, realName, person, email }) => ({
        id: userId,
        label: realName ?? person.name,
        ...(email ? { description: email } : {}),
      }))}
      value={value}
      onChange={onChange}
      onQuery={(text) => setKeyword(text.trim())}
      loadState={isError ? 'error' : isFetching ? 'loading' : 'idle'}
      labels={{
        empty: t({ message: 'No member with this name', context: 'badge', comment: 'Nothing found' }),
      }}
      isRequired
      errorMessage={errorMessage}
    />
  );
}
