import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { PathIcon } from '@phosphor-icons/react/dist/csr/Path';
import type { LearningMapDetail } from '@stoa/api/schema';
import { beginLearningMap, markLearningMapStop } from '@stoa/api/learning-map.calls';
import { resourceQuery } from '@stoa/api/resource.queries';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { PathMap } from '@stoa/ui/path-map';
import { ProgressBar } from '@stoa/ui/progress';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { signInHref } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { RESOURCE_KINDS } from '../../../shared/resource-kinds.ts';
import * as styles from './learning-map.css.ts';
import { StopList } from './stop-list.tsx';
import { useStopMessages } from './stop-messages.ts';

type View = 'map' | 'list';

/** A learning map as a map and as a list, with the viewer's place on it. */
export function LearningMapView({ detail }: { detail: LearningMapDetail }) {
  useMessages('learningMap');
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const { id: mapId, schoolId } = detail.card;
  // What was done on other pages counts here, as soon as somebody comes back.
  const { data: fresh } = useQuery({
    ...resourceQuery(api, { schoolId, resourceId: mapId, lang: language }),
    refetchOnMount: detail.place ? 'always' : true,
  });
  const map = fresh?.kind === 'learningMap' ? fresh : detail;
  const [view, setView] = useState<View>('map');
  const { text, placeOf } = useStopMessages(map);
  const queryClient = useQueryClient();
  const renew = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.includes('/open/resource/'),
    });
  const mark = useMutation({
    mutationFn: (change: { stopId: string; isDone: boolean }) =>
      markLearningMapStop(api, { schoolId, mapId, ...change }),
    onSettled: renew,
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
  });
  if (map.stages.length === 0)
    return (
      <EmptyState headingLevel={2} title={t`This map has no stops right now`}>
        {t`Its contents are hidden or not available to you. Come back later.`}
      </EmptyState>
    );
  return (
    <div className={styles.part}>
      <Place map={map} />
      <div>
        <SegmentedControl<View>
          label={t({ message: 'View', context: 'learningMap', comment: 'Map or list' })}
          value={view}
          onChange={setView}
          segments={[
            { value: 'map', icon: PathIcon, label: t({ message: 'Map', context: 'learningMap' }) },
            { value: 'list', icon: ListIcon, label: t({ message: 'List', context: 'learningMap' }) },
          ]}
        />
      </div>
      {view === 'map' ? (
        <PathMap
          label={t`Stops of this map`}
          stages={map.stages.map(({ id, title, stops }) => ({
            id,
            title,
            stops: stops.map(({ id: stopId, card }) => ({
              id: stopId,
              title: card.title,
              lang: toTag(card.lang),
              kind: RESOURCE_KINDS[card.type].card,
              href: card.url,
              state: placeOf(stopId)?.state ?? 'shown',
              isNext: stopId === map.place?.nextStopId,
              text: text(stopId),
            })),
          }))}
        />
      ) : (
        <StopList
          map={map}
          text={text}
          placeOf={placeOf}
          pendingId={mark.isPending ? mark.variables.stopId : undefined}
          onMark={(stopId, isDone) => mark.mutate({ stopId, isDone })}
        />
      )}
      <NextStop
        map={map}
        onMark={(stopId) => mark.mutate({ stopId, isDone: true })}
        isPending={mark.isPending}
      />
    </div>
  );
}

/** How far the viewer is, and the way to the next stop. */
function Place({ map: { card, place, stages } }: { map: LearningMapDetail }) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const next = stages.flatMap(({ stops }) => stops).find(({ id }) => id === place?.nextStopId);
  const begin = useMutation({
    mutationFn: () => beginLearningMap(api, { schoolId: card.schoolId, mapId: card.id }),
    onSuccess: () => (next ? navigate({ href: next.card.url }) : undefined),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
  });
  if (!place)
    return (
      <div className={styles.head}>
        <Text>{t`Sign in to see how far you are on this map.`}</Text>
        <LinkButton variant="primary" href={signInHref(card.url)}>
          {t({ message: 'Sign in', context: 'learningMap' })}
        </LinkButton>
      </div>
    );
  const done = formatNumber(place.done, language);
  const total = formatNumber(place.total, language);
  const n = place.total;
  return (
    <div className={styles.head}>
      <ProgressBar
        label={t`Your place on this map`}
        value={place.total === 0 ? 0 : place.done / place.total}
        text={t`${plural(n, { one: `${done} of ${total} stop done`, other: `${done} of ${total} stops done` })}`}
      />
      {next && place.isBegun ? (
        <LinkButton variant="primary" size="lg" href={next.card.url}>
          {t({ message: 'Go to the next stop', context: 'learningMap' })}
        </LinkButton>
      ) : next ? (
        <Button variant="primary" size="lg" isPending={begin.isPending} onPress={() => begin.mutate()}>
          {t({
            message: 'Start this map',
            context: 'learningMap',
            comment: 'Button: follows a learning map',
          })}
        </Button>
      ) : place.done === place.total ? (
        <Text weight="semibold">{t`You have done every stop. Well done!`}</Text>
      ) : null}
    </div>
  );
}

/** The next stop where the learner says that it is done. */
function NextStop({
  map: { place, stages },
  onMark,
  isPending,
}: {
  map: LearningMapDetail;
  onMark: (stopId: string) => void;
  isPending: boolean;
}) {
  const { t } = useLingui();
  const next = stages.flatMap(({ stops }) => stops).find(({ id }) => id === place?.nextStopId);
  if (!next || next.doneBy === 'result') return null;
  return (
    <div className={styles.head}>
      <Text>
        {t({ message: 'Next:', context: 'learningMap', comment: 'Before the title of the next stop' })}{' '}
        <UserText lang={toTag(next.card.lang)}>{next.card.title}</UserText>
      </Text>
      <Button isPending={isPending} onPress={() => onMark(next.id)}>
        {t({ message: 'Mark as done', context: 'learningMap', comment: 'Button' })}
      </Button>
    </div>
  );
}
