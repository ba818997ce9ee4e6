import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { isApiProblem, type ApiProblem } from '@stoa/api/error';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import type { ReactNode } from 'react';
import { schoolHref, signInHref } from '../../app/links.ts';
import { isMemberOf, useSession } from '../../app/session.tsx';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { JoinButton } from '../../shared/joining/join-button.tsx';
import { padded, prose } from '../../shared/page.css.ts';
import { useTitle } from '../../shared/use-title.ts';

/** Whether a class was refused because of who it is for. */
export const isAudienceProblem = (error: unknown): error is ApiProblem =>
  isApiProblem(error, 'MEMBERS_ONLY') || isApiProblem(error, 'VISITORS_ONLY');

/** In place of a class that is not for this viewer: who it is for, and how one becomes that. */
export function AudienceWall({
  problem,
  schoolId,
  onOpened,
}: {
  problem: ApiProblem;
  schoolId: string;
  onOpened: () => void;
}) {
  const { t } = useLingui();
  const session = useSession();
  const { href } = useLocation();
  const { data: layout } = useSuspenseQuery(portalLayoutQuery(useApi(), { schoolId, lang: useLanguage() }));
  const school = layout.school.name;
  const home = schoolHref(schoolId);
  const isForMembers = problem.code === 'MEMBERS_ONLY';
  const title = isForMembers ? t`This class is for members of ${school}` : t`This class is for newcomers`;
  useTitle(title, school);
  const homeLink = (
    <LinkButton href={home}>{t({ message: 'Go to the school’s home page', comment: 'Button' })}</LinkButton>
  );
  if (!isForMembers) {
    return (
      <Wall
        title={title}
        text={t`It is an introduction for people who are not members. As a member, you find everything else on the home page.`}
      >
        {homeLink}
      </Wall>
    );
  }
  if (!session.viewer) {
    return (
      <Wall title={title} text={t`Sign in with your account. You will return to this page.`}>
        <LinkButton variant="primary" href={signInHref(href)}>{t`Sign in`}</LinkButton>
        {homeLink}
      </Wall>
    );
  }
  if (isMemberOf(session, schoolId)) {
    return (
      <Wall title={title} text={t`An administrator of the school can give you access.`}>
        {homeLink}
      </Wall>
    );
  }
  return (
    <Wall
      title={title}
      text={t`You are signed in, but not a member of this school yet. Joining is free and takes one click.`}
    >
      <JoinButton schoolId={schoolId} onJoined={onOpened} />
      {homeLink}
    </Wall>
  );
}

function Wall({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={cx(prose, padded)}>
      <ErrorState title={title} next={text} actions={children} />
    </div>
  );
}
