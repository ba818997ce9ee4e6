import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { O3Project, O3TeamRef } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { Heading } from '@stoa/ui/heading';
import { Row, RowList } from '@stoa/ui/row-list';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { schoolHref, signInHref } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { BoardProblem } from './board-problem.tsx';
import { TEAM_PROBLEM_MESSAGES, TEAM_ROLE_MESSAGES } from './board-messages.ts';
import { teamHref } from './o3-address.ts';
import { useMembership } from './use-membership.ts';
import * as styles from './o3.css.ts';

const TITLE_MAX = 100;

interface TeamsProps {
  schoolId: string;
  project: O3Project;
  /** The code of an invitation. */
  invitation: string | undefined;
}

/** Teams of a project: one's own, those that can be joined, and starting one. */
export function ProjectTeams({ schoolId, project, invitation }: TeamsProps) {
  const { t } = useLingui();
  const { href } = useLocation();
  const membership = useMembership(schoolId, project.card.id);
  const { teams, joined, abilities } = project;
  const reason = abilities.reason;
  const isInvited = invitation !== undefined && !joined && reason !== 'CLOSED';
  return (
    <section className={styles.band} aria-labelledby="project-teams">
      <Heading level={2} size="2xl" id="project-teams">
        {t({ message: 'Teams', context: 'o3', comment: 'Heading: who works on a project' })}
      </Heading>
      <BoardProblem error={membership.error} words={TEAM_PROBLEM_MESSAGES} />
      {isInvited && abilities.join ? (
        <Banner
          tone="info"
          title={t`You have been invited to a team`}
          action={
            <Button
              variant="primary"
              size="sm"
              isPending={membership.isPending}
              onPress={() => membership.mutate({ joined: true, invitation })}
            >
              {t({ message: 'Join the team', comment: 'Button' })}
            </Button>
          }
        />
      ) : null}
      {reason === 'SIGN_IN' ? (
        <Banner
          tone="info"
          action={<LinkButton size="sm" variant="primary" href={signInHref(href)}>{t`Sign in`}</LinkButton>}
        >
          {t`Sign in to start a team or to join one.`}
        </Banner>
      ) : null}
      {reason === 'JOIN_SCHOOL' ? (
        <Banner
          tone="info"
          action={
            <LinkButton size="sm" href={schoolHref(schoolId)}>{t`Go to the school’s home page`}</LinkButton>
          }
        >
          {t`Only members of the school take part in projects. Join the school first.`}
        </Banner>
      ) : null}
      {reason === 'CLOSED' ? <Banner tone="info">{t`This project has ended.`}</Banner> : null}
      {teams.length > 0 ? (
        <RowList>
          {teams.map((team) => (
            <Row key={team.id} className={styles.stepsHead}>
              <TeamRow
                schoolId={schoolId}
                project={project}
                team={team}
                isPending={membership.isPending}
                onJoin={() => membership.mutate({ joined: true, teamId: team.id })}
              />
            </Row>
          ))}
        </RowList>
      ) : null}
      {abilities.join && !joined ? (
        <StartTeam
          isPending={membership.isPending}
          onStart={(title) => membership.mutate({ joined: true, ...(title && { title }) })}
        />
      ) : null}
    </section>
  );
}

function TeamRow({
  schoolId,
  project: { card, joined, abilities },
  team,
  isPending,
  onJoin,
}: {
  schoolId: string;
  project: O3Project;
  team: O3TeamRef;
  isPending: boolean;
  onJoin: () => void;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { memberCount, role, title } = team;
  const countText = formatNumber(memberCount, language);
  return (
    <>
      <div className={styles.words}>
        <Text weight="medium">
          <UserText>{title}</UserText>
        </Text>
        <Text size="sm" tone="muted" isNumeric>
          {t`${plural(memberCount, { one: `${countText} member`, other: `${countText} members` })}`}
        </Text>
        {role ? <Badge tone="primary">{i18n._(TEAM_ROLE_MESSAGES[role])}</Badge> : null}
      </div>
      {role || (!team.isOpen && !joined) || joined || !abilities.join ? (
        <LinkButton
          size="sm"
          variant={role ? 'primary' : 'secondary'}
          href={teamHref(schoolId, card.id, team.id)}
        >
          {t({ message: `Open the board of ${title}`, comment: 'Link: the board of a team' })}
        </LinkButton>
      ) : (
        <Button size="sm" isPending={isPending} onPress={onJoin}>
          {t({ message: `Join ${title}`, comment: 'Button: a team' })}
        </Button>
      )}
    </>
  );
}

function StartTeam({ isPending, onStart }: { isPending: boolean; onStart: (title: string) => void }) {
  const { t } = useLingui();
  const [title, setTitle] = useState('');
  return (
    <Surface kind="raised" isBordered radius="lg" padding="6">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onStart(title.trim());
        }}
      >
        <Heading level={3} size="lg">
          {t`Start your own team`}
        </Heading>
        <Text size="sm" tone="muted">
          {t`You get a board with the first tasks, and can invite others.`}
        </Text>
        <TextField
          label={t({ message: 'Name of the team', comment: 'Field' })}
          value={title}
          onChange={setTitle}
          maxLength={TITLE_MAX}
          isOptional
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {t({ message: 'Start', context: 'o3', comment: 'Button: starts a team' })}
        </Button>
      </Form>
    </Surface>
  );
}
