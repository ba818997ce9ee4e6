import { useLingui } from '@lingui/react/macro';
import { getQuery } from '@stoa/api/query';
import { ResourceType } from '@stoa/api/resource-type';
import type { ManagedUnion } from '@stoa/api/schema';
import { openSchoolsQuery } from '@stoa/api/school.queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { PickDialog } from './pick-dialog.tsx';
import { useUnionCalls } from './use-union-calls.ts';

const FOUND_MAX = 20;
const FROM_OTHERS: readonly number[] = [ResourceType.ShareCourse, ResourceType.ShareExam];

interface Props {
  schoolId: string;
  union: ManagedUnion;
  onClose: () => void;
}

/** Picks an open school and invites it. */
export function InviteDialog({ schoolId, union, onClose }: Props) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const change = useUnionCalls(schoolId);
  const [picked, setPicked] = useState<string>();
  const known = new Set([...union.schools, ...union.candidates].map(({ school }) => school.id));
  const useFound = (keyword: string) => {
    const { data } = useQuery({
      ...openSchoolsQuery(api, { pageNumber: 1, pageSize: FOUND_MAX, lang, ...(keyword ? { keyword } : {}) }),
      placeholderData: keepPreviousData,
    });
    return data?.items.filter(({ id }) => !known.has(id));
  };
  return (
    <PickDialog
      title={t`Invite a school`}
      label={t`Name of the school`}
      action={t({ message: 'Invite', context: 'union', comment: 'Button: a school' })}
      actionFor={(name) => t`Invite ${name}`}
      useFound={useFound}
      pending={change.isPending ? picked : undefined}
      error={change.error}
      onPick={(id) => {
        setPicked(id);
        change.mutate((calls) => calls.accept(union.unionId, id), { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}

/** Picks a class, course or exam of the school and shares it. */
export function ShareDialog({ schoolId, union, onClose }: Props) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const change = useUnionCalls(schoolId);
  const [picked, setPicked] = useState<string>();
  const known = new Set(union.shares.map(({ resourceId }) => resourceId));
  const useFound = (keyword: string) => {
    const query = { schoolId, pageSize: FOUND_MAX, 'sxz-lang': lang, ...(keyword ? { keyword } : {}) };
    const init = { params: { query } };
    const kept = { placeholderData: keepPreviousData };
    const classes = useQuery({
      ...getQuery(api, '/api/portal/api/v1/portal/class-search-resource', init),
      ...kept,
    });
    const exams = useQuery({
      ...getQuery(api, '/api/portal/api/v1/portal/exam-search-resource', init),
      ...kept,
    });
    if (!classes.data || !exams.data) return undefined;
    return [...classes.data.items, ...exams.data.items]
      .filter(({ id, type }) => !known.has(id) && !FROM_OTHERS.includes(type))
      .map(({ id, title }) => ({ id, name: title }));
  };
  return (
    <PickDialog
      title={t`Share a class or exam`}
      label={t`Words in the title`}
      action={t({ message: 'Share', context: 'union', comment: 'Button: a class with other schools' })}
      actionFor={(name) => t`Share ${name}`}
      useFound={useFound}
      pending={change.isPending ? picked : undefined}
      error={change.error}
      onPick={(id) => {
        setPicked(id);
        change.mutate((calls) => calls.share(union.unionId, id), { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
