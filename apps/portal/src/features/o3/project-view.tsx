import { useLingui } from '@lingui/react/macro';
import type { O3Project, RichTextDocument } from '@stoa/api/schema';
import { CardGrid } from '@stoa/ui/card-grid';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { Timeline } from '@stoa/ui/timeline';
import { UserText } from '@stoa/ui/user-text';
import { toTag } from '../../i18n/languages.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import { ResourceCardView } from '../../shared/resource-card-view.tsx';
import { DetailLayout, Part, useForeign } from './detail-layout.tsx';
import { ProjectTeams } from './project-teams.tsx';
import * as styles from './o3.css.ts';

interface ProjectViewProps {
  schoolId: string;
  project: O3Project;
  invitation: string | undefined;
}

const STATES = { 1: 'ahead', 2: 'now', 3: 'done' } as const;

/** A project (R06): what it is about, how it goes, and the teams that work on it. */
export function ProjectView({ schoolId, project, invitation }: ProjectViewProps) {
  const { t } = useLingui();
  const { card, goals, phases, owner } = project;
  const { lang } = useForeign(card);
  const items = phases.flatMap((phase) => phase.items);
  const label = t({ message: 'How it works', comment: 'Heading above the phases of a project' });
  const ownerName = owner?.name ?? '';
  return (
    <DetailLayout schoolId={schoolId} card={card} related={project.related}>
      <div className={styles.columns}>
        <div className={styles.reading}>
          <Part card={card} body={project.body} />
          {owner ? (
            <Text size="sm" tone="muted">
              <UserText>
                {t({ message: `Set by ${ownerName}`, comment: 'Who wrote a project for learners' })}
              </UserText>
            </Text>
          ) : null}
          {goals.length > 0 ? (
            <Part
              card={card}
              title={t({ message: 'Goals', context: 'o3', comment: 'Heading: of a project' })}
              body={asList(goals)}
            />
          ) : null}
          {phases.length > 0 ? (
            <section className={styles.band}>
              <Heading level={2} size="2xl">
                {label}
              </Heading>
              <Timeline
                label={label}
                stateLabels={{
                  done: t({ message: 'Over', comment: 'State of a phase' }),
                  now: t({ message: 'Now', comment: 'State of a phase' }),
                  ahead: t({ message: 'Upcoming', comment: 'State of a phase' }),
                }}
                entries={phases.map(({ title, text, startsAt, endsAt, activityStatus }, index) => ({
                  id: String(index),
                  title,
                  text,
                  lang: lang ?? toTag(card.lang),
                  state: STATES[activityStatus ?? 1],
                  time: <PhaseTime startsAt={startsAt} endsAt={endsAt} />,
                }))}
              />
            </section>
          ) : null}
        </div>
        <ProjectTeams schoolId={schoolId} project={project} invitation={invitation} />
      </div>
      {items.length > 0 ? (
        <section className={styles.band}>
          <Heading level={2} size="2xl">
            {t({ message: 'Helpful resources', comment: 'Heading above courses for a project' })}
          </Heading>
          <CardGrid perLine={4}>
            {items.map((item) => (
              <ResourceCardView key={item.id} card={item} />
            ))}
          </CardGrid>
        </section>
      ) : null}
    </DetailLayout>
  );
}

function PhaseTime({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) {
  return (
    <span>
      {startsAt ? <LocalTime instant={startsAt} style="date" /> : null}
      {startsAt && endsAt ? ' – ' : null}
      {endsAt ? <LocalTime instant={endsAt} style="date" /> : null}
    </span>
  );
}

const asList = (texts: readonly string[]): RichTextDocument => ({
  type: 'doc',
  content: [
    {
      type: 'bulletList',
      content: texts.map((text) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    },
  ],
});
