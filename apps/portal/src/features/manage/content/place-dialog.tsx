import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { placeArticles } from '@stoa/api/knowledge.calls';
import { isOfKnowledge, sectionTreeQuery } from '@stoa/api/knowledge.queries';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Select, SelectItem } from '@stoa/ui/select';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { flatten, fullName } from '../../../shared/knowledge/section-tree.ts';

const NONE = 'none';

/** Asks which section articles go into. */
export function PlaceDialog({
  schoolId,
  ids,
  current,
  onClose,
}: {
  schoolId: string;
  ids: readonly string[];
  /** Where all of them are; null in none. */
  current: string | null;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(current ?? NONE);
  const { data } = useQuery({ ...sectionTreeQuery(api, { schoolId, lang: language }), staleTime: 0 });
  const place = useMutation({
    mutationFn: () =>
      placeArticles(api, { schoolId, articleIds: [...ids], sectionId: chosen === NONE ? null : chosen }),
    onSuccess: async () => {
      toasts.show({ message: t`The articles were moved.`, tone: 'success' });
      onClose();
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfKnowledge(queryKey) });
    },
  });
  const sections = flatten(data?.items ?? []);
  const articleCount = ids.length;
  const count = formatNumber(articleCount, language);
  const sectionsHref = hrefTo({ to: '/manage/$schoolId/sections', params: { schoolId } });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t({ message: 'Put into a section', context: 'authoring', comment: 'Button: of articles' })}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          {data && sections.length === 0 ? (
            <LinkButton variant="primary" href={sectionsHref}>
              {t({
                message: 'Go to sections',
                context: 'authoring',
                comment: 'Button: no section exists yet',
              })}
            </LinkButton>
          ) : (
            <Button
              variant="primary"
              isDisabled={!data}
              isPending={place.isPending}
              onPress={() => place.mutate()}
            >
              {t({ message: 'Move', context: 'authoring', comment: 'Button: puts articles into a section' })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        {place.error ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(
              messageOf(CALL_PROBLEM_MESSAGES, isApiProblem(place.error) ? place.error.code : 'UNKNOWN'),
            )}
          </Banner>
        ) : null}
        {data && sections.length === 0 ? (
          <Text>{t`This school has no sections yet. Make one first.`}</Text>
        ) : (
          <>
            <Text tone="muted">
              {t`${plural(articleCount, { one: `${count} article is read by those who may read the section.`, other: `${count} articles are read by those who may read the section.` })}`}
            </Text>
            <Select
              label={t({ message: 'Section', context: 'authoring', comment: 'That articles stand in' })}
              value={chosen}
              onChange={(key) => setChosen(String(key ?? NONE))}
            >
              {[
                <SelectItem key={NONE} id={NONE}>
                  {t({
                    message: 'No section',
                    context: 'authoring',
                    comment: 'Choice of a list of sections',
                  })}
                </SelectItem>,
                ...sections.map(({ section }) => (
                  <SelectItem key={section.id} id={section.id} textValue={fullName(section)}>
                    <UserText>{fullName(section)}</UserText>
                  </SelectItem>
                )),
              ]}
            </Select>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
