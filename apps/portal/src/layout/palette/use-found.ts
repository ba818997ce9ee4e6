import { isApiProblem } from '@stoa/api/error';
import { myLearningQuery } from '@stoa/api/learning.queries';
import { membersQuery } from '@stoa/api/member.queries';
import { followsQuery } from '@stoa/api/person.queries';
import { suggestionsQuery } from '@stoa/api/search.queries';
import type { User } from '@stoa/api/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { spaceHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { operationsIn } from '../../features/manage/workspace/manage-pages.ts';

const REST_MS = 200;
const MIN_LENGTH = 2;
const PEOPLE_SHOWN = 8;
const FRESH_MS = 60_000;

/** Something that was found, and where it is. */
export interface Found {
  href: string;
  text: string;
}

/** What the server knows of for the palette. */
export interface FoundInSchool {
  classes: Found[];
  /** Titles of the school that fit what is typed. */
  titles: Found[];
  /** Members of the school who fit what is typed, for who runs it. */
  members: Found[];
  /** Whom one follows who fit what is typed. */
  followed: Found[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** A value once it rests. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/**
 * Classes of one's own, entries and people for what is typed. Who runs a school finds all of its members, others those
 * whom they follow.
 */
export function useFound(
  query: string,
  viewer: User | undefined,
  schoolId: string | undefined,
): FoundInSchool {
  const api = useApi();
  const lang = useLanguage();
  const keyword = useRested(query.trim());
  const isTyped = [...keyword].length >= MIN_LENGTH;
  const isMember = viewer?.memberships.some((membership) => membership.schoolId === schoolId) ?? false;
  const mayList = schoolId !== undefined && operationsIn(viewer, schoolId).can('MEMBER_MANAGEMENT');
  const common = { retry: false, staleTime: FRESH_MS, placeholderData: keepPreviousData };
  const learning = useQuery({ ...myLearningQuery(api, { lang }), ...common, enabled: viewer !== undefined });
  const titles = useQuery({
    ...suggestionsQuery(api, { schoolId: schoolId ?? '', keyword, lang }),
    ...common,
    enabled: isTyped && schoolId !== undefined,
  });
  const members = useQuery({
    ...membersQuery(api, { schoolId: schoolId ?? '', keyword, pageSize: PEOPLE_SHOWN, lang }),
    ...common,
    enabled: isTyped && mayList,
  });
  const follows = useQuery({
    ...followsQuery(api, {
      schoolId: schoolId ?? '',
      userId: viewer?.user_id ?? '',
      keyword,
      pageSize: PEOPLE_SHOWN,
      lang,
    }),
    ...common,
    enabled: isTyped && isMember && !mayList,
  });
  const asked = [learning, titles, members, follows];
  const peopleOf = (items: readonly { person: { id: string; name: string } | null }[] | undefined) =>
    (items ?? []).flatMap(({ person }) =>
      person && schoolId ? [{ href: spaceHref(schoolId, person.id), text: person.name }] : [],
    );
  return {
    classes: [...(learning.data?.classes ?? []), ...(learning.data?.finished ?? [])].map(({ card }) => ({
      href: card.url,
      text: card.title,
    })),
    titles: (isTyped ? (titles.data?.items ?? []) : []).flatMap(({ kind, text, url }) =>
      kind === 'title' && url ? [{ href: url, text }] : [],
    ),
    members: peopleOf(isTyped ? members.data?.items : undefined),
    followed: peopleOf(isTyped ? follows.data?.items : undefined),
    isLoading:
      asked.some(({ isFetching, data }) => isFetching && data === undefined) ||
      (isTyped && titles.isFetching) ||
      keyword !== query.trim(),
    hasFailed: asked.some(({ error }) => isApiProblem(error, 'NETWORK')),
  };
}
