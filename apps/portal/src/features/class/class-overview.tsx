import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { CardGrid } from '@stoa/ui/card-grid';
import { Divider } from '@stoa/ui/divider';
import { Heading } from '@stoa/ui/heading';
import { Image } from '@stoa/ui/image';
import { Surface } from '@stoa/ui/surface';
import type { RefObject } from 'react';
import { entriesHref, schoolHref } from '../../app/links.ts';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import { ResourceCardView } from '../../shared/resource-card-view.tsx';
import { RESOURCE_KINDS } from '../../shared/resource-kinds.ts';
import { SectionHeader } from '../../shared/section-header.tsx';
import { AttendanceOnDemand } from './attendance-on-demand.tsx';
import { ActionPanel } from './action-panel.tsx';
import { ClassDiscussionOnDemand } from './class-discussion-on-demand.tsx';
import { ClassFacts } from './class-facts.tsx';
import { ClassHeader } from './class-header.tsx';
import { ClassMembers } from './class-members.tsx';
import { ClassOutline } from './class-outline.tsx';
import { GradesOnDemand } from './grades-on-demand.tsx';
import { Outcomes } from './outcomes.tsx';
import { Teachers } from './teachers.tsx';
import type { Enrolment } from './use-enrolment.ts';
import * as styles from './class.css.ts';

export interface ClassOverviewProps {
  detail: ClassDetail;
  enrolment: Enrolment;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The attendance to check in to, and its code, as a scanned address brings them. */
  checkIn: string | undefined;
  code: string | undefined;
}

/** What a class is about, what it holds, who is in it, and the one next step. */
export function ClassOverview({ detail, enrolment, headingRef, checkIn, code }: ClassOverviewProps) {
  const { t, i18n } = useLingui();
  const { schoolId } = detail;
  const isGraded =
    detail.enrollment === 1 &&
    detail.sections.some(({ lessons }) =>
      lessons.some(({ kind }) => kind === 'assignment' || kind === 'exam'),
    );
  return (
    <article className={cx(page, padded)}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: t`Home`, href: schoolHref(schoolId) },
          {
            id: 'type',
            label: i18n._(RESOURCE_KINDS[detail.type].many),
            href: entriesHref(schoolId, { type: detail.type }),
          },
          { id: 'page', label: detail.title },
        ]}
      />
      <div className={styles.overview}>
        <div className={styles.head}>
          <ClassHeader detail={detail} headingRef={headingRef} />
        </div>
        <div className={styles.side}>
          <Surface isBordered radius="lg" className={styles.panel}>
            <div className={styles.cover}>
              <Image src={detail.coverUrl} alt="" seed={detail.id} ratio="fill" isPriority />
            </div>
            <div className={styles.panelBody}>
              <ActionPanel detail={detail} enrolment={enrolment} />
              <Divider />
              <ClassFacts detail={detail} />
            </div>
          </Surface>
        </div>
        <div className={styles.body}>
          {detail.abilities.seeMembers || checkIn !== undefined ? (
            <AttendanceOnDemand
              // Whoever joins is asked about anew.
              key={detail.enrollment}
              schoolId={schoolId}
              classId={detail.id}
              checkIn={checkIn}
              code={code}
            />
          ) : null}
          {detail.outcomes.length > 0 ? <Outcomes outcomes={detail.outcomes} /> : null}
          <section aria-labelledby="outline" className={styles.part}>
            <Heading level={2} size="2xl" id="outline">
              {t({ message: 'What you will learn', comment: 'Heading over the lessons of a class' })}
            </Heading>
            <ClassOutline detail={detail} />
          </section>
          {isGraded ? <GradesOnDemand detail={detail} /> : null}
          <Teachers schoolId={detail.schoolId} teachers={detail.teachers} />
          {detail.abilities.seeMembers ? <ClassDiscussionOnDemand detail={detail} /> : null}
          {detail.abilities.seeMembers ? <ClassMembers detail={detail} /> : null}
        </div>
      </div>
      {detail.related.length > 0 ? (
        <section aria-labelledby="related" className={styles.related}>
          <SectionHeader
            title={t({ message: 'Related', comment: 'Heading over related resources' })}
            id="related"
          />
          <CardGrid perLine={4} phone="rail">
            {detail.related.map((card) => (
              <ResourceCardView key={card.id} card={card} />
            ))}
          </CardGrid>
        </section>
      ) : null}
    </article>
  );
}
