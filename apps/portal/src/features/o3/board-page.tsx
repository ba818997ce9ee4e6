import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { o3BoardQuery } from '@stoa/api/o3.queries';
import type { O3Board, O3Project } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { signInHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { padded, page } from '../../shared/page.css.ts';
import { BoardColumns } from './board-columns.tsx';
import { o3Href, projectHref } from './o3-address.ts';
import { AREA_TITLE } from './o3-messages.ts';
import { TeamFiles } from './team-files.tsx';
import { TeamPanel } from './team-panel.tsx';
import * as styles from './o3.css.ts';

/** So often the page looks at what others have changed. */
const REFRESH_MS = 15_000;

interface BoardPageProps {
  schoolId: string;
  project: O3Project;
  teamId: string;
}

/** The board of a team that works on a project. */
export function BoardPage({ schoolId, project: { card }, teamId }: BoardPageProps) {
  const { t, i18n } = useLingui();
  const { href } = useLocation();
  const { status } = useSession();
  const query = useQuery({
    ...o3BoardQuery(useApi(), { schoolId, id: teamId, lang: useLanguage() }),
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  const isGone = isApiProblem(query.error) && query.error.code === 'NOT_FOUND';
  const back = (
    <LinkButton size="sm" href={projectHref(schoolId, card.id)}>
      {t({ message: 'Go to project', comment: 'Link' })}
    </LinkButton>
  );
  return (
    <div className={cx(page, padded)}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'area', label: i18n._(AREA_TITLE), href: o3Href(schoolId) },
          { id: 'project', label: card.title, href: projectHref(schoolId, card.id) },
          {
            id: 'page',
            label: query.data?.title ?? t({ message: 'Board', comment: 'Page: tasks of a team' }),
          },
        ]}
      />
      {status === 'signedOut' || isGone || !query.data ? (
        <Heading level={1} size="3xl">
          <UserText>{card.title}</UserText>
        </Heading>
      ) : null}
      {status === 'signedOut' ? (
        <Banner
          tone="info"
          action={<LinkButton size="sm" variant="primary" href={signInHref(href)}>{t`Sign in`}</LinkButton>}
        >
          {t`Sign in to see the board of your team.`}
        </Banner>
      ) : isGone ? (
        // Also of what was shown until now: somebody was removed, or the team has gone.
        <Banner tone="warning" announce="polite" action={back}>
          {t`This board is only for its team. You are not a member, or it no longer exists.`}
        </Banner>
      ) : (
        <Loaded query={query} rows={6}>
          {(board) => <Board schoolId={schoolId} board={board} />}
        </Loaded>
      )}
    </div>
  );
}

function Board({ schoolId, board }: { schoolId: string; board: O3Board }) {
  return (
    <div className={styles.bands}>
      <Heading level={1} size="3xl">
        <UserText>{board.title}</UserText>
      </Heading>
      <BoardColumns schoolId={schoolId} board={board} />
      <TeamFiles schoolId={schoolId} board={board} />
      <TeamPanel schoolId={schoolId} board={board} />
    </div>
  );
}
